// Whether two words are about one idea, as far as a child who pairs words is concerned: one is made from the other
// (hard, soften, harden), or both mean the same (begin, start).

import { partsOfSpeech, sensesOf, synsetAt } from './wordnet.ts';

/** Rarer senses join words that no child would: hard is also “difficult”, and even “strong” of a drink. */
const MAIN_SENSES = 2;
const MIN_STEM = 4;

/** What WordNet does not join. */
const FAMILIES = [
  'happy glad joy',
  'unhappy sad sorrow',
  'strong strength powerful',
  'weak powerless',
].map((family) => family.split(' '));

export function areOfOneIdea(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return (
    isMadeFrom(a, b) ||
    isMadeFrom(b, a) ||
    sharedStart(a, b) >= MIN_STEM ||
    FAMILIES.some((family) =>
      [a, b].every((word) => family.some((each) => isMadeFrom(word, each))),
    ) ||
    relatedTo(a).has(b) ||
    relatedTo(b).has(a)
  );
}

/**
 * Whether two words have so much of their letters in common at the beginning or the end that they are matched by sight:
 * possible – impossible, harmful – harmless, maximum – minimum.
 */
export function shareStem(one: string, other: string): boolean {
  const shared = Math.max(sharedStart(one, other), sharedStart(reversed(one), reversed(other)));
  return shared >= MIN_STEM && shared >= Math.min(one.length, other.length) / 2;
}

function isMadeFrom(word: string, root: string): boolean {
  return word.startsWith(root);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function reversed(word: string): string {
  return [...word].reverse().join('');
}

const related = new Map<string, ReadonlySet<string>>();

function relatedTo(word: string): ReadonlySet<string> {
  const known = related.get(word) ?? new Set(wordsRelatedTo(word));
  related.set(word, known);
  return known;
}

/** The synonyms of the main senses, and the words made from any sense. */
function* wordsRelatedTo(word: string): Iterable<string> {
  for (const partOfSpeech of partsOfSpeech) {
    for (const [index, synset] of sensesOf(word, partOfSpeech).entries()) {
      if (index < MAIN_SENSES) yield* synset.words;
      for (const { symbol, partOfSpeech, offset, source, target } of synset.pointers) {
        const isOfWord = synset.words[source - 1] === word;
        const made = synsetAt(partOfSpeech, offset).words[target - 1];
        if (isOfWord && (symbol === '+' || symbol === '\\') && made !== undefined) yield made;
      }
    }
  }
}
