// Every distractor stands for a mistake that children make (content guide §4.5): each wrong choice names its learner
// error, a find-the-mistake question the one in its sentence.

import { type Bank, type Item, isChoiceItem, itemsOf } from '../bank/bank.ts';
import { counted } from '../language/words.ts';
import type { Finding, Rule } from './rule.ts';

export const learnerErrors: Rule = {
  name: 'learner-errors',
  severity: 'error',
  *check(bank) {
    yield* repeatedIds(bank);
    const known = new Set(bank.learnerErrors?.value.map(({ id }) => id));
    for (const item of itemsOf(bank)) {
      for (const message of faultsOf(item, known)) {
        yield { file: item.file, id: item.id, message };
      }
    }
  },
};

function* faultsOf(item: Item, known: ReadonlySet<string>): Iterable<string> {
  const { errors } = item;
  const due = countDue(item);
  if (due !== undefined && errors.length !== due) {
    yield `It names ${counted(errors.length, 'learner error')}; it should name ${due}.`;
  }
  for (const id of new Set(errors)) {
    if (!known.has(id)) yield `The catalogue has no learner error “${id}”.`;
  }
}

/** Undefined if the number is free: a question without choices names what it is about. */
function countDue(item: Item): number | undefined {
  if (!isChoiceItem(item)) return undefined;
  return item.kind === 'spot' ? 1 : item.choices.length - 1;
}

function* repeatedIds({ learnerErrors: catalogue }: Bank): Iterable<Finding> {
  const seen = new Set<string>();
  for (const { id } of catalogue?.value ?? []) {
    if (seen.has(id)) yield { file: catalogue?.file ?? '', id, message: 'This id is used twice.' };
    seen.add(id);
  }
}
