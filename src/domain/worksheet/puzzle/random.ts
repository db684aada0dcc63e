// Random numbers from a seed, so that a sheet is the same whenever and wherever it is made.

/** A number from 0 up to, but not including, 1. */
export type RandomNumber = () => number;

/** The generator mulberry32, started from any text. */
export function randomFrom(seed: string): RandomNumber {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}

/** A shuffled copy (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: RandomNumber): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [copy[last], copy[other]];
    // Both indexes are inside the list.
    copy[last] = b as T;
    copy[other] = a as T;
  }
  return copy;
}

/** A shuffled order in which no item keeps its place, as far as that is possible: the partners of a match. */
export function displaced<T>(items: readonly T[], random: RandomNumber): T[] {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const mixed = shuffled(items, random);
    if (mixed.every((item, place) => item !== items[place])) return mixed;
  }
  return [...items.slice(1), ...items.slice(0, 1)];
}
