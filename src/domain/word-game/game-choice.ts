// Which word game is played, as the addresses of the pages name it (product §9.1, §9.2):
// `game` wordcard or dropit, `src` s (similar) or a (opposite), `difficulty` easy or hard, `level` from 1.
// Invariant: an address with any other value is no choice; the page then returns to the games menu.

import { DAY_MS } from '#domain/time/durations.ts';
import { type Difficulty, difficulties } from '../quiz/bank.ts';
import type { PairKind } from './pair-level.ts';

export const gameNames = ['wordcard', 'dropit'] as const;
export const pairSources = ['s', 'a'] as const;

export type GameName = (typeof gameNames)[number];
export type PairSource = (typeof pairSources)[number];

export interface GameChoice {
  readonly game: GameName;
  readonly src: PairSource;
  readonly difficulty: Difficulty;
}

const LEVEL = /^[1-9]\d{0,2}$/;

/** Null if the text names no game; the functions below likewise. */
export function readGameName(text: string | null): GameName | null {
  return gameNames.find((name) => name === text) ?? null;
}

export function readPairSource(text: string | null): PairSource | null {
  return pairSources.find((source) => source === text) ?? null;
}

export function readDifficulty(text: string | null): Difficulty | null {
  return difficulties.find((difficulty) => difficulty === text) ?? null;
}

/** A level number, 1 and up. */
export function readLevel(text: string | null): number | null {
  return text !== null && LEVEL.test(text) ? Number(text) : null;
}

/** Another of the four games every day: a calendar day, `2026-04-01`. */
export function gameOfTheDay(day: string): Pick<GameChoice, 'game' | 'src'> {
  const games = gameNames.flatMap((game) => pairSources.map((src) => ({ game, src }) as const));
  return games[(Date.parse(day) / DAY_MS) % games.length] ?? { game: 'wordcard', src: 's' };
}

export function pairKindOf(src: PairSource): PairKind {
  return src === 's' ? 'similar' : 'opposite';
}
