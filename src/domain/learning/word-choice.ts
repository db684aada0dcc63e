// A word that comes back is asked as a choice of four (product §7.13). The choice follows from the word and the content
// alone, so that the server can mark an answer long after it was given.

import { rngFrom, shuffle } from '../random/random.ts';
import type { WordOfTheDay } from '../vocabulary/word-file.ts';
import { familiesIn, familyOf } from './kinship.ts';

const OPTIONS = 4;
/** The list of words rises in level, so that neighbours in it are about as hard. */
const NEIGHBOURS = 24;

export interface WordChoice<Word> {
  readonly options: readonly Word[];
  /** Index of the right one. */
  readonly answer: number;
}

/**
 * Asks which of four words has the meaning of `word`: of its type, not of its family, and with meanings of other words.
 * What the words have in common is worked out once for all of them, since a call may ask for hundreds of choices.
 */
export function choicesOfMeaning(
  words: readonly WordOfTheDay[],
): (word: WordOfTheDay) => WordChoice<WordOfTheDay> {
  const families = new Map(words.map((word) => [word, familiesIn(`${word.word} ${word.meaning}`)]));

  /** Whether nobody could take one of the words for the other. */
  function isApart(one: WordOfTheDay, other: WordOfTheDay): boolean {
    if (familyOf(one.word) === familyOf(other.word)) return false;
    const own = families.get(one);
    for (const family of families.get(other) ?? []) if (own?.has(family)) return false;
    return true;
  }

  return (word) => {
    const rng = rngFrom(`word ${word.word}`);
    const place = words.indexOf(word);
    const ofType: WordOfTheDay[] = [];
    // Some types have fewer than four words.
    const rest: WordOfTheDay[] = [];
    const add = (other: WordOfTheDay | undefined) => {
      if (other === undefined) return;
      const found = other.type === word.type ? ofType : rest;
      if (found.length < NEIGHBOURS && isApart(word, other)) found.push(other);
    };
    // The nearest first.
    for (let distance = 1; distance < words.length; distance += 1) {
      add(words[place - distance]);
      add(words[place + distance]);
      if (ofType.length === NEIGHBOURS && rest.length === NEIGHBOURS) break;
    }
    const wrong = [...shuffle(ofType, rng), ...shuffle(rest, rng)].slice(0, OPTIONS - 1);
    return mixed(word, wrong, rng);
  };
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
