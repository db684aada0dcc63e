// Random numbers from a seed, so that the same seed always gives the same game, sheet or order of questions. Not for
// secrets: they are predictable.

/** A number from 0 up to, but not including, 1. */
export type Rng = () => number;

/** Mulberry32 over the low 32 bits of `seed`. */
export function seededRng(seed: number): Rng {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same, started from any text. */
export function rngFrom(seed: string): Rng {
  return seededRng(hashOf(seed));
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}

/** Returns a shuffled copy, every order equally likely (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(rng() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

/** A shuffled copy in which no item keeps its place, as far as that is possible: the partners of a match. */
export function displaced<T>(items: readonly T[], rng: Rng): T[] {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const mixed = shuffle(items, rng);
    if (mixed.every((item, place) => item !== items[place])) return mixed;
  }
  return [...items.slice(1), ...items.slice(0, 1)];
}
