// What somebody may have meant by a word with a slip.

/** More slips than this are another word. */
const MOST_SLIPS = 3;

/** The known word that needs the fewest changes; undefined: none is near. */
export function suggest(typed: string, known: readonly string[]): string | undefined {
  const byDistance = known
    .map((word) => ({ word, distance: slipsBetween(typed, word) }))
    .toSorted((a, b) => a.distance - b.distance);
  const nearest = byDistance[0];
  if (nearest === undefined) return undefined;
  const isNear = nearest.distance <= Math.min(MOST_SLIPS, nearest.word.length / 2);
  return isNear ? nearest.word : undefined;
}

/** Letters to insert, delete or replace (Levenshtein). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
