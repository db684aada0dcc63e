// A rule of the checker. Each is in its own file under rules/, with its test beside it.

import type { ProducedQuestion } from '#domain/quiz/question.ts';
import { type Bank, type ChoiceItem, type Item, isChoiceItem, itemsOf } from '../bank/bank.ts';
import type { Problem, Severity } from '../problem.ts';

/** `severity` only if it differs from that of the rule. */
export type Finding = Pick<Problem, 'file' | 'id' | 'message'> & { severity?: Severity };

export type Rule = {
  name: string;
  severity: Severity;
  check(bank: Bank): Iterable<Finding> | Promise<Iterable<Finding>>;
};

type Faults = Iterable<string> | AsyncIterable<string>;

/** A rule that looks at one item at a time; `faultsOf` yields one sentence per fault. */
export function itemRule(name: string, severity: Severity, faultsOf: (item: Item) => Faults): Rule {
  return {
    name,
    severity,
    async check(bank) {
      const found: Finding[] = [];
      for (const item of itemsOf(bank)) {
        for await (const message of faultsOf(item)) {
          found.push({ file: item.file, id: item.id, message });
        }
      }
      return found;
    },
  };
}

/** The same for the questions that have choices. */
export function choiceRule(
  name: string,
  severity: Severity,
  faultsOf: (item: ChoiceItem) => Faults,
): Rule {
  return itemRule(name, severity, (item) => (isChoiceItem(item) ? faultsOf(item) : []));
}

/** The same for the questions of one kind whose answer the child produces. */
export function producedRule<Kind extends ProducedQuestion['kind']>(
  kind: Kind,
  name: string,
  severity: Severity,
  faultsOf: (question: Extract<ProducedQuestion, { kind: Kind }>) => Faults,
): Rule {
  const isOfKind = (
    question: ProducedQuestion,
  ): question is Extract<ProducedQuestion, { kind: Kind }> => question.kind === kind;
  return itemRule(name, severity, (item) =>
    !isChoiceItem(item) && isOfKind(item.question) ? faultsOf(item.question) : [],
  );
}
