// Whether two words are similar or opposite according to WordNet. Similar: they share a synset, or one is similar to or
// one step above the other. (Sharing a hypernym is not enough: apple, pear.) Opposite: they are antonyms, or are
// similar to two words that are: quick, like fast, is the opposite of slow.

import type { PairKind } from '#domain/word-game/pair-level.ts';
import { partsOfSpeech, type Synset, sensesOf, synsetAt } from './wordnet.ts';

export function isConfirmed(kind: PairKind, one: string, other: string): boolean {
  return kind === 'similar' ? areSimilar(one, other) : areOpposite(one, other);
}

/** The two words share a sense. */
export function areSynonyms(one: string, other: string): boolean {
  return somePair(one, other, isSameSynset);
}

export function areSimilar(one: string, other: string): boolean {
  return somePair(
    one,
    other,
    (a, b) =>
      isSameSynset(a, b) ||
      neighbours(a, '&', '@').some((near) => isSameSynset(near, b)) ||
      neighbours(b, '&', '@').some((near) => isSameSynset(near, a)),
  );
}

export function areOpposite(one: string, other: string): boolean {
  return areAntonyms(one, other) || somePair(one, other, areIndirectAntonyms);
}

/** Whether WordNet lists one as an antonym of the other. */
export function areAntonyms(one: string, other: string): boolean {
  const wanted = other.toLowerCase().replaceAll(' ', '_');
  const lemma = one.toLowerCase().replaceAll(' ', '_');
  return partsOfSpeech
    .flatMap((partOfSpeech) => sensesOf(one, partOfSpeech))
    .some((synset) =>
      synset.pointers.some(
        ({ symbol, partOfSpeech, offset, source, target }) =>
          symbol === '!' &&
          synset.words[source - 1] === lemma &&
          synsetAt(partOfSpeech, offset).words[target - 1] === wanted,
      ),
    );
}

function areIndirectAntonyms(one: Synset, other: Synset): boolean {
  const around = [other, ...neighbours(other, '&')];
  return [one, ...neighbours(one, '&')].some((synset) =>
    neighbours(synset, '!').some((antonym) => around.some((near) => isSameSynset(antonym, near))),
  );
}

function neighbours(synset: Synset, ...symbols: string[]): Synset[] {
  return synset.pointers
    .filter(({ symbol }) => symbols.includes(symbol))
    .map(({ partOfSpeech, offset }) => synsetAt(partOfSpeech, offset));
}

function isSameSynset(one: Synset, other: Synset): boolean {
  return one.partOfSpeech === other.partOfSpeech && one.offset === other.offset;
}

function somePair(
  one: string,
  other: string,
  isRelated: (one: Synset, other: Synset) => boolean,
): boolean {
  return partsOfSpeech.some((partOfSpeech) =>
    sensesOf(one, partOfSpeech).some((a) =>
      sensesOf(other, partOfSpeech).some((b) => isRelated(a, b)),
    ),
  );
}
