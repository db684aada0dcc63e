// The texts `t1` and `t2` that a card game passes to its score page in the address (product §9.5).
// They are built here from known values; text from an address is only ever compared or displayed.
// Invariant: anything but the winning title counts as a loss (product §9.5).

import type { Difficulty } from '../quiz/bank.ts';
import type { PairSource } from './game-choice.ts';

export const WON_TITLE = 'You Won';
export const LOST_TITLE = 'You Loose';

export function resultTitle(isWon: boolean): string {
  return isWon ? WON_TITLE : LOST_TITLE;
}

/** `t2`, the same after a win and a loss. */
export function resultSubtitle(src: PairSource, difficulty: Difficulty, level: number): string {
  const pairs = src === 's' ? 'Synonyms' : 'Antonyms';
  return `in vocabulary games ${pairs} difficulty ${difficulty} level ${level}`;
}

/** Whether the title `t1` of an address stands for a win. */
export function isWinningTitle(t1: string | null): boolean {
  return t1 === WON_TITLE;
}

/** The next level, if there is one. `levels` is their number, `meta` in the address. */
export function nextLevel(level: number, levels: number): number | null {
  return level < levels ? level + 1 : null;
}
