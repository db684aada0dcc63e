// A question's own hint (content guide §10), where that of its skill does not serve it: in form and length like that of a
// skill, not its answer, and not for every question of the skill.

import { type Item, itemsOfLevel } from '../bank/bank.ts';
import { answerToldBy, MOST_WORDS_IN_HINT, sentencesIn } from '../bank/hints.ts';
import { countWords } from '../language/words.ts';
import { faultsOfQuotes } from './blank-and-quotes.ts';
import { phraseFaultsOf } from './phrases.ts';
import type { Rule } from './rule.ts';

export const questionHint: Rule = {
  name: 'question-hint',
  severity: 'error',
  *check(bank) {
    for (const { file, value: topic } of bank.topics) {
      for (const level of topic.levels) {
        const items = itemsOfLevel(file, topic, level);
        for (const item of items) {
          if (item.hint === undefined) continue;
          for (const message of faultsOf(item.hint, item)) yield { file, id: item.id, message };
        }
        for (const skill of level.plan.skills) {
          const ofSkill = items.filter((item) => item.skill === skill);
          if (ofSkill.length === 0 || ofSkill.some(({ hint }) => hint === undefined)) continue;
          const message = `Every question of “${skill}” has a hint of its own: mend the hint of the skill.`;
          yield { file, id: `level ${level.id}`, message };
        }
      }
    }
  },
};

function* faultsOf(hint: string, item: Item): Iterable<string> {
  yield* faultsOfQuotes(hint);
  yield* phraseFaultsOf([hint]);
  if (sentencesIn(hint) !== 1 || !/[.?]”?$/.test(hint))
    yield `A hint is one sentence, with its end mark: ${hint}`;
  const words = countWords(hint);
  if (words > MOST_WORDS_IN_HINT)
    yield `A hint has at most ${MOST_WORDS_IN_HINT} words, this one ${words}: ${hint}`;
  const told = answerToldBy(hint, item);
  if (told !== undefined) yield `The hint tells the answer “${told}”: ${hint}`;
}
