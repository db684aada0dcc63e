// The best result of each quiz level, on the device and, for a signed-in child, on the server (decisions "Quiz").
// Results are kept rather than stars, so that a device can hand over what was played before the log-in.
// Invariant: keeping results is idempotent, takes them in any order, and never makes one worse.

import { type Stars, starsFor } from './stars.ts';

export interface LevelResult {
  readonly levelId: number;
  readonly score: number;
  /** Number of questions. */
  readonly length: number;
}

/** The best stars of the levels played so far, by level id. */
export type BestStars = Readonly<Record<number, Stars>>;

/** Stars of one level at most. */
const MAX_STARS = 3;
const MAX_LEVEL_ID = 999_999_999;
const MAX_LENGTH = 1_000;

/** Reads what was stored; whatever is no result is left out. */
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

function isWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Keeps the better result of each level; the order of the levels is their order of first appearance. */
export function keepBestResults(
  kept: readonly LevelResult[],
  results: readonly LevelResult[],
): readonly LevelResult[] {
  const best = new Map<number, LevelResult>();
  for (const result of [...kept, ...results]) {
    const known = best.get(result.levelId);
    if (known === undefined || isBetter(result, known)) best.set(result.levelId, result);
  }
  return [...best.values()];
}

/** The results that another memory lacks, or has only a worse one for. */
export function resultsBetterThan(
  known: readonly LevelResult[],
  results: readonly LevelResult[],
): readonly LevelResult[] {
  const best = new Map(keepBestResults([], known).map((result) => [result.levelId, result]));
  return results.filter((result) => {
    const other = best.get(result.levelId);
    return other === undefined || isBetter(result, other);
  });
}

/** By the share of right answers: a level may get more questions one day. */
function isBetter(one: LevelResult, other: LevelResult): boolean {
  return one.score * other.length > other.score * one.length;
}

export function starsByLevel(results: readonly LevelResult[]): BestStars {
  const best = keepBestResults([], results);
  return Object.fromEntries(best.map((r) => [r.levelId, starsFor(r.score, r.length)]));
}

/** Stars of a topic: the sum over its levels, and how many there are to win. */
export function sumStars(best: BestStars, levelIds: readonly number[]) {
  return {
    earned: levelIds.reduce((sum, id) => sum + (best[id] ?? 0), 0),
    outOf: levelIds.length * MAX_STARS,
  };
}
