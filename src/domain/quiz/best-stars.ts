// The best stars per level that this device remembers (decisions "Quiz"): `{levelId: stars}`.
// Invariant: stars only rise. What was stored by anything else is dropped, entry by entry.

import type { Stars } from './stars.ts';

export type BestStars = Readonly<Record<number, Stars>>;

/** Stars of one level at most. */
export const MAX_STARS = 3;
const LEVEL_ID = /^[1-9]\d{0,8}$/;

/** Reads what was stored; entries that are not a level with 0 to 3 stars are left out. */
export function parseBestStars(stored: unknown): BestStars {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([id, stars]) => LEVEL_ID.test(id) && isStars(stars)),
  );
}

export function withBestStars(best: BestStars, levelId: number, stars: Stars): BestStars {
  return stars > (best[levelId] ?? -1) ? { ...best, [levelId]: stars } : best;
}

/** The better of two memories, level by level. */
export function mergeBestStars(one: BestStars, other: BestStars): BestStars {
  return Object.entries(other).reduce(
    (best, [id, stars]) => withBestStars(best, Number(id), stars),
    one,
  );
}

/** Stars of a topic: the sum over its levels, and how many there are to win. */
export function sumStars(best: BestStars, levelIds: readonly number[]) {
  return {
    earned: levelIds.reduce((sum, id) => sum + (best[id] ?? 0), 0),
    outOf: levelIds.length * MAX_STARS,
  };
}

function isStars(value: unknown): value is Stars {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_STARS;
}
