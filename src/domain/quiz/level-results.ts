// The best result of each quiz level, on the device and, for a signed-in child, on the server (product §7.9).
// Results are stored rather than stars, so that a device can send the results from before the login.

import { betterThanBy, keepBestBy, type Ranking } from '../progress/best-results.ts';
import { isWithin } from '../progress/is-within.ts';
import { type Stars, starsFor } from './stars.ts';

export interface LevelResult {
  readonly levelId: number;
  readonly score: number;
  /** Number of questions. */
  readonly length: number;
}

/** The best stars of the levels played so far, by level id. */
export type BestStars = Readonly<Record<number, Stars>>;

/** The most stars of one level. */
const MAX_STARS = 3;
const MAX_LEVEL_ID = 999_999_999;
const MAX_LENGTH = 1_000;

/** Parses what was stored; anything that is not a result is dropped. */
export function parseLevelResults(stored: unknown): readonly LevelResult[] {
  return Array.isArray(stored) ? stored.filter(isLevelResult) : [];
}

function isLevelResult(value: unknown): value is LevelResult {
  if (typeof value !== 'object' || value === null) return false;
  const { levelId, score, length, ...others } = value as Record<string, unknown>;
  return (
    isWithin(levelId, 1, MAX_LEVEL_ID) &&
    isWithin(length, 1, MAX_LENGTH) &&
    isWithin(score, 0, length) &&
    Object.keys(others).length === 0
  );
}

const ranking: Ranking<LevelResult> = {
  keyOf: ({ levelId }) => levelId,
  // By the share of right answers, since a level may get more questions one day.
  isBetter: (one, other) => one.score * other.length > other.score * one.length,
};

export function keepBestResults(
  kept: readonly LevelResult[],
  results: readonly LevelResult[],
): readonly LevelResult[] {
  return keepBestBy(ranking, [...kept, ...results]);
}

export function resultsBetterThan(
  known: readonly LevelResult[],
  results: readonly LevelResult[],
): readonly LevelResult[] {
  return betterThanBy(ranking, known, results);
}

export function starsByLevel(results: readonly LevelResult[]): BestStars {
  const best = keepBestBy(ranking, results);
  return Object.fromEntries(best.map((r) => [r.levelId, starsFor(r.score, r.length)]));
}

/** Stars of a topic: the sum over its levels, and the maximum. */
export function sumStars(best: BestStars, levelIds: readonly number[]) {
  return {
    earned: levelIds.reduce((sum, id) => sum + (best[id] ?? 0), 0),
    outOf: levelIds.length * MAX_STARS,
  };
}
