// Finds items that are nearly the same: word sets with a Jaccard overlap of at least 0.85 after names are removed.
// A question has up to two sets: its sentence, if it has one of its own, and its sentence together with its options.
// So “Which of these is a noun?” with other options is no twin, while a repeated sentence with other options is.
//
// All pairs of the bank are compared, yet fast: two sets that overlap so much share a word among the few rarest of each
// (the prefix filter of set similarity joins), so only those words are indexed.

import { names } from '../language/names.ts';
import { wordsOf } from '../language/words.ts';
import type { ChoiceItem } from './bank.ts';

export const TWIN_OVERLAP = 0.85;

/** Shorter sentences are often alike by coincidence, so they are only compared together with their options. */
const MIN_WORDS = 4;

export type Twins = { first: ChoiceItem; second: ChoiceItem; isSame: boolean };

/** Every pair of twins, the earlier item first. */
export function twinsAmong(items: ChoiceItem[]): Twins[] {
  const found = new Map<string, Twins>();
  for (const setsOf of [sentenceWords, allWords]) {
    for (const [first, second] of overlapping(items.map(setsOf))) {
      const [one, other] = [items[first], items[second]];
      if (one === undefined || other === undefined) continue;
      found.set(`${first} ${second}`, { first: one, second: other, isSame: isSame(one, other) });
    }
  }
  return [...found.values()];
}

function isSame(one: ChoiceItem, other: ChoiceItem): boolean {
  return (
    one.text === other.text &&
    [...one.choices].sort().join('|') === [...other.choices].sort().join('|')
  );
}

function sentenceWords(item: ChoiceItem): ReadonlySet<string> {
  const isQuestionForOptions =
    item.kind === 'choice' && /^(which|what|choose|find)\b/i.test(item.text);
  const words = isQuestionForOptions ? new Set<string>() : withoutNames(item.text);
  return words.size < MIN_WORDS ? new Set() : words;
}

function allWords(item: ChoiceItem): ReadonlySet<string> {
  return withoutNames(item.kind === 'choice' ? [item.text, ...item.choices].join(' ') : item.text);
}

/** The words of a text apart from the names. */
export function withoutNames(text: string): ReadonlySet<string> {
  const nameless = text.replace(/\p{Lu}[\p{L}]*/gu, (word) => (names().has(word) ? '' : word));
  return new Set(wordsOf(nameless));
}

/** The index pairs of sets that overlap enough, the lower index first. */
export function overlapping(sets: ReadonlySet<string>[]): [number, number][] {
  const frequency = new Map<string, number>();
  for (const set of sets) {
    for (const word of set) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const rarity = (word: string) => frequency.get(word) ?? 0;

  const pairs: [number, number][] = [];
  const placesOf = new Map<string, number[]>();
  for (const [place, set] of sets.entries()) {
    const rarestFirst = [...set].sort((a, b) => rarity(a) - rarity(b) || (a < b ? -1 : 1));
    const prefix = rarestFirst.slice(0, set.size - Math.ceil(TWIN_OVERLAP * set.size) + 1);
    const candidates = new Set(prefix.flatMap((word) => placesOf.get(word) ?? []));
    for (const candidate of candidates) {
      if (overlap(sets[candidate], set) >= TWIN_OVERLAP) pairs.push([candidate, place]);
    }
    for (const word of prefix) {
      const places = placesOf.get(word);
      if (places === undefined) placesOf.set(word, [place]);
      else places.push(place);
    }
  }
  return pairs;
}

function overlap(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}
