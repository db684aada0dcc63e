// No quiz item, and no near twin of one, in a competition paper (content guide §5.3): a child who has practised more
// must not have seen the very same question. Nor does a question of a second-edition paper share its options and its
// key with a quiz item: that is the same trap in another sentence.

import { type Bank, type Item, itemsOf } from '../bank/bank.ts';
import { secondEditionOf } from '../bank/second-edition.ts';
import { twinsAmong } from '../bank/twins.ts';
import type { Finding, Rule } from './rule.ts';

export const paperRepeatsQuiz: Rule = {
  name: 'paper-repeats-quiz',
  severity: 'error',
  *check(bank) {
    for (const { first, second, isSame } of twinsAmong(itemsOf(bank))) {
      if (first.source === second.source) continue;
      const likeness = isSame ? 'the same as' : 'nearly the same as';
      const message = `This question is ${likeness} the quiz item ${first.id} (${first.file}).`;
      yield { file: second.file, id: second.id, message };
    }
    yield* sharedTraps(bank);
  },
};

function* sharedTraps(bank: Bank): Iterable<Finding> {
  const choices = itemsOf(bank).filter(({ kind }) => kind === 'choice');
  const quizItems = new Map(
    choices.filter(({ source }) => source === 'quiz').map((item) => [trapOf(item), item]),
  );
  const questions = secondEditionOf(bank).flatMap(({ items }) => items);
  for (const question of questions.filter(({ source }) => source === 'paper')) {
    const twin = quizItems.get(trapOf(question));
    if (twin === undefined) continue;
    const message = `This question has the options and the key of the quiz item ${twin.id} (${twin.file}).`;
    yield { file: question.file, id: question.id, message };
  }
}

/** The options in any order, and which of them is the key. */
function trapOf({ choices, answer }: Item): string {
  const options = choices.map((option) => option.toLowerCase());
  return [...options.toSorted(), options[answer]].join('\n');
}
