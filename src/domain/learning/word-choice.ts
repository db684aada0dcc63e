// A word that comes back is asked as a choice of four (product §7.13). The choice follows from the word and the content
// alone, so that the server can mark an answer long after it was given.

import { rngFrom, shuffle } from '../random/random.ts';
import type { WordOfTheDay } from '../vocabulary/word-file.ts';
import { areAkin, contentWordsOf } from './kinship.ts';

const OPTIONS = 4;
/** The list of words rises in level, so that neighbours in it are about as hard. */
const NEIGHBOURS = 24;

export interface WordChoice<Word> {
  readonly options: readonly Word[];
  /** Index of the right one. */
  readonly answer: number;
}

/** Which of four words has the meaning of `word`: of its type, not of its family, and with meanings of other words. */
export function choiceOfMeaning(
  word: WordOfTheDay,
  words: readonly WordOfTheDay[],
): WordChoice<WordOfTheDay> {
  const place = words.indexOf(word);
  const rng = rngFrom(`word ${word.word}`);
  const others = words
    .map((other, at) => ({ other, distance: Math.abs(at - place) }))
    .filter(({ other }) => other !== word && isApart(word, other))
    .sort((a, b) => a.distance - b.distance)
    .map(({ other }) => other);
  const ofType = others.filter(({ type }) => type === word.type).slice(0, NEIGHBOURS);
  // Some types have fewer than four words.
  const rest = others.filter(({ type }) => type !== word.type).slice(0, NEIGHBOURS);
  const wrong = [...shuffle(ofType, rng), ...shuffle(rest, rng)].slice(0, OPTIONS - 1);
  return mixed(word, wrong, rng);
}

/**
 * Which of four words is the partner of `asked`: the others are of other pairs of the level, which has no third partner.
 */
export function choiceOfPartner(
  [asked, partner]: readonly [string, string],
  level: readonly (readonly [string, string])[],
): WordChoice<string> {
  const rng = rngFrom(`pair ${asked} ${partner}`);
  const others = level
    .filter((pair) => !pair.includes(asked) && !pair.includes(partner))
    .flatMap((pair) => shuffle(pair, rng).slice(0, 1));
  return mixed(partner, shuffle(others, rng).slice(0, OPTIONS - 1), rng);
}

function mixed<Word>(right: Word, wrong: readonly Word[], rng: () => number): WordChoice<Word> {
  const options = shuffle([right, ...wrong], rng);
  return { options, answer: options.indexOf(right) };
}

/** Whether nobody could take one of the words for the other. */
function isApart(one: WordOfTheDay, other: WordOfTheDay): boolean {
  if (areAkin(one.word, other.word)) return false;
  const [own, others] = [one, other].map(({ word, meaning }) => [
    ...contentWordsOf(word),
    ...contentWordsOf(meaning),
  ]) as [string[], string[]];
  return !own.some((each) => others.some((another) => areAkin(each, another)));
}
