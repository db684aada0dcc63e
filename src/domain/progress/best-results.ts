// The best of several results for one level counts: the rule of every store of a child's progress, on the device and on
// the server (product §7.9).
// Invariant: merging results is idempotent, independent of their order, and never makes one worse.

export interface Ranking<Result> {
  /** What the result belongs to: a level. */
  readonly keyOf: (result: Result) => string | number;
  readonly isBetter: (one: Result, other: Result) => boolean;
}

/** The best result of each thing, in order of first appearance. */
export function keepBestBy<Result>(
  { keyOf, isBetter }: Ranking<Result>,
  results: readonly Result[],
): readonly Result[] {
  const best = new Map<string | number, Result>();
  for (const result of results) {
    const known = best.get(keyOf(result));
    if (known === undefined || isBetter(result, known)) best.set(keyOf(result), result);
  }
  return [...best.values()];
}

/** The results that another store lacks or has only worse ones for. */
export function betterThanBy<Result>(
  ranking: Ranking<Result>,
  known: readonly Result[],
  results: readonly Result[],
): readonly Result[] {
  const { keyOf, isBetter } = ranking;
  const best = new Map(keepBestBy(ranking, known).map((result) => [keyOf(result), result]));
  return results.filter((result) => {
    const other = best.get(keyOf(result));
    return other === undefined || isBetter(result, other);
  });
}
