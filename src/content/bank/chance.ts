// Whether positions could have come about by chance: the chi-square test of equal shares.

import jstat from 'jstat';

/**
 * The probability that equally likely positions would come out at least as unevenly as these counts.
 * 1 if there is nothing to compare.
 */
export function chanceOf(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0 || counts.length < 2) return 1;
  const due = total / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
  return 1 - jstat.chisquare.cdf(chiSquare, counts.length - 1);
}
