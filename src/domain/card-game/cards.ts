// The twelve cards of a level (product §9.3): the two words of a pair share a `pairId`.
// Six pairs make the twelve cards that a player must match.
// Invariant: `id` is unique within the level; both `id` and `pairId` start at 1.

export const WORD_CARD_LEVELS = 12;
export const PAIRS_PER_WORD_CARD_LEVEL = 6;

export interface Card {
  readonly id: number;
  readonly word: string;
  readonly pairId: number;
}

/** The cards of a level's pairs, not yet shuffled. */
export function cardsOf(pairs: readonly (readonly [string, string])[]): Card[] {
  return pairs.flatMap((words, pair) =>
    words.map((word, place) => ({ id: 2 * pair + place + 1, word, pairId: pair + 1 })),
  );
}
