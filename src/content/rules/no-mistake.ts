// Children read a sentence to its end only if the mistake may be anywhere, or nowhere (content guide §5.6). Every
// find-the-mistake question of a topic offers “No mistake” as its last option, it is the key of about one in five, and
// no part holds less than half of its fair share of the mistakes.

import { NO_MISTAKE } from '#domain/quiz/choices.ts';
import { type ChoiceItem, type FileOfItems, filesOfItems, withChoices } from '../bank/bank.ts';
import type { Finding, Rule } from './rule.ts';

const MIN_SHARE = 0.15;
const MAX_SHARE = 0.25;
const LEAST_OF_FAIR_SHARE = 0.5;

export const noMistake: Rule = {
  name: 'no-mistake',
  severity: 'error',
  *check(bank) {
    for (const each of filesOfItems(bank)) yield* faultsOf(each);
  },
};

export function isWithoutMistake({ choices, answer }: ChoiceItem): boolean {
  return choices[answer] === NO_MISTAKE;
}

/** How many mistakes each part of the sentences holds, by its position. */
export function mistakesAtParts(spots: readonly ChoiceItem[]): number[] {
  const parts = Math.max(0, ...spots.map(({ choices }) => partsOf(choices).length));
  return Array.from(
    { length: parts },
    (_, place) => spots.filter((item) => !isWithoutMistake(item) && item.answer === place).length,
  );
}

/** The parts of the sentence: the options without “No mistake”. */
export function partsOf(choices: readonly string[]): readonly string[] {
  return choices.at(-1) === NO_MISTAKE ? choices.slice(0, -1) : choices;
}

function* faultsOf({ file, items, isWhole }: FileOfItems): Iterable<Finding> {
  const spots = withChoices(items).filter(({ kind }) => kind === 'spot');
  for (const { id, choices } of spots) {
    if (choices.indexOf(NO_MISTAKE) !== choices.length - 1) {
      yield { file, id, message: `The last option, and no other, should be “${NO_MISTAKE}”.` };
    }
  }
  if (!isWhole || spots.length === 0) return;
  const flawless = spots.filter(isWithoutMistake).length;
  const share = flawless / spots.length;
  if (share < MIN_SHARE || share > MAX_SHARE) {
    const message = `${flawless} of ${spots.length} find-the-mistake questions have no mistake; it should be one in five.`;
    yield { file, id: 'file', message };
  }
  const counts = mistakesAtParts(spots);
  const least = (LEAST_OF_FAIR_SHARE * (spots.length - flawless)) / counts.length;
  for (const [place, count] of counts.entries()) {
    if (count >= least) continue;
    const message = `${count} of ${spots.length - flawless} mistakes are in part ${place + 1} of ${counts.length}; it should be ${Math.ceil(least)} or more.`;
    yield { file, id: 'file', message };
  }
}
