// The twelve cards of a level (product §9.3): the two words of a pair share a `pairId`, and two similar words a meaning.
// Six pairs make the twelve cards that a player must match.
// Invariant: `id` is unique within the level; both `id` and `pairId` start at 1.

export const WORD_CARD_LEVELS = 12;
export const PAIRS_PER_WORD_CARD_LEVEL = 6;
/** Attempts in a game (product §9.3). */
export const TURNS = 20;

export interface Card {
  readonly id: number;
  readonly word: string;
  readonly pairId: number;
  readonly meaning: string;
}

export interface CardPair {
  readonly pair: readonly [string, string];
  /** One for two similar words, else one for each word. */
  readonly meanings: readonly string[];
}

/** The cards of a level's pairs, not yet shuffled. */
export function cardsOf(pairs: readonly CardPair[]): Card[] {
  return pairs.flatMap(({ pair, meanings }, at) =>
    pair.map((word, place) => ({
      id: 2 * at + place + 1,
      word,
      pairId: at + 1,
      meaning: meanings[place] ?? meanings[0] ?? '',
    })),
  );
}
