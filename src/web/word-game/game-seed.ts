// The random seed of a game. A `seed` in the address repeats a game, for a test or to play the same cards as a friend.
// These are practice games: there is nothing to gain by it.

const SEED = /^\d{1,9}$/;

/** The seed in the address, or null. */
export function readSeed(query: URLSearchParams): number | null {
  const text = query.get('seed') ?? '';
  return SEED.test(text) ? Number(text) : null;
}

export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
