// Chance of a game. An address may name a `seed`, so that a game can be had again as it was: for a test, or to play the
// same cards as a friend. Nothing is won by it, as these are practice games.

const SEED = /^\d{1,9}$/;

/** The seed that the address names, or null. */
export function readSeed(query: URLSearchParams): number | null {
  const text = query.get('seed') ?? '';
  return SEED.test(text) ? Number(text) : null;
}

export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
