// The two word games as the rules see them: one shape, with different numbers.

import { PAIRS_PER_WORD_CARD_LEVEL, WORD_CARD_LEVELS } from '#domain/card-game/cards.ts';
import type { WordCardLevel } from '#domain/card-game/word-cards-file.ts';
import { DROP_IT_LEVELS, PAIRS_PER_DROP_IT_LEVEL } from '#domain/drop-game/drop-levels.ts';
import type { PairLevel } from '#domain/word-game/pair-level.ts';
import type { ContentFile } from '../read/parse-file.ts';
import type { Bank } from './bank.ts';

export type Game = { content: ContentFile<PairLevel[]>; levels: number; pairsPerLevel: number };

export function gamesOf({ wordCards, dropIt }: Bank): Game[] {
  const games = [
    {
      content: wordCards && withoutMeanings(wordCards),
      levels: WORD_CARD_LEVELS,
      pairsPerLevel: PAIRS_PER_WORD_CARD_LEVEL,
    },
    { content: dropIt, levels: DROP_IT_LEVELS, pairsPerLevel: PAIRS_PER_DROP_IT_LEVEL },
  ];
  return games.flatMap(({ content, ...numbers }) =>
    content === undefined ? [] : [{ content, ...numbers }],
  );
}

/** The levels of word cards as levels of pairs. */
export function withoutMeanings({
  value,
  ...file
}: ContentFile<WordCardLevel[]>): ContentFile<PairLevel[]> {
  const levels = value.map((level) => ({ ...level, words: level.words.map(({ pair }) => pair) }));
  return { ...file, value: levels };
}

/** How problems name a level: `similar easy 3`. */
export function nameOf({
  pairs,
  difficulty,
  level,
}: Pick<PairLevel, 'pairs' | 'difficulty' | 'level'>): string {
  return `${pairs} ${difficulty} ${level}`;
}

/** A key for a pair, the same in either order. */
export function pairKey(pairs: string, words: readonly string[]): string {
  const sorted = words.map((word) => word.toLowerCase()).sort();
  return `${pairs}: ${sorted.join(' – ')}`;
}
