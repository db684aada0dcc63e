// The levels of drop-it as the game plays them (product §9.7): five tiles to drop into five named slots, made from the
// pairs in content/games/drop-it.yaml. The first word of a pair is the slot, the second the tile.
// Invariant: slot keys and pairIds start at 1, and the tile and slot of a pair share the same number.

import type { GameChoice } from '../word-game/game-choice.ts';
import { pairKindOf } from '../word-game/game-choice.ts';
import type { PairLevel } from '../word-game/pair-level.ts';

export const DROP_IT_LEVELS = 10;
export const PAIRS_PER_DROP_IT_LEVEL = 5;

export interface Tile {
  readonly id: number;
  readonly word: string;
  readonly pairId: number;
}

export interface Slot {
  readonly key: number;
  readonly name: string;
  /** The tile dropped here: at most one. */
  readonly items: readonly Tile[];
}

export interface DropLevel {
  readonly options: readonly Tile[];
  readonly slots: readonly Slot[];
}

/** The numbers of the levels, ascending: each kind of pair and difficulty has them all. */
export const dropLevelNumbers: readonly number[] = Array.from(
  { length: DROP_IT_LEVELS },
  (_, place) => place + 1,
);

/** One level with its tiles in the order of their slots; null if there is no such level. */
export function dropLevel(
  file: readonly PairLevel[],
  choice: DropChoice,
  level: number,
): DropLevel | null {
  const found = levelsOf(file, choice).find((l) => l.level === level);
  if (found === undefined) return null;
  return {
    options: found.words.map(([, word], i) => ({ id: i + 1, word, pairId: i + 1 })),
    slots: found.words.map(([name], i) => ({ key: i + 1, name, items: [] })),
  };
}

type DropChoice = Pick<GameChoice, 'src' | 'difficulty'>;

function levelsOf(file: readonly PairLevel[], { src, difficulty }: DropChoice): PairLevel[] {
  return file.filter((l) => l.pairs === pairKindOf(src) && l.difficulty === difficulty);
}
