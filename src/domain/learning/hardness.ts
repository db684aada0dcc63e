// How much harder or easier a question is than the others of its level, by real answers (product §7.15).

import { SLOPE } from './place.ts';

export interface ItemStatistic {
  readonly item: string;
  /** First answers of children to it. */
  readonly answers: number;
  readonly right: number;
}

/** With fewer answers, chance says more than the question. */
export const LEAST_ANSWERS = 200;
const MOST_STEPS = 2;

/**
 * Steps to add to the level's own, by question: those of the level that have enough answers are compared with each other,
 * since the same children answer them.
 */
export function stepsHarder(ofLevel: readonly ItemStatistic[]): ReadonlyMap<string, number> {
  const known = ofLevel.filter(({ answers }) => answers >= LEAST_ANSWERS);
  const mean = known.reduce((sum, one) => sum + logOdds(one), 0) / known.length;
  return new Map(
    known.map((one) => {
      const steps = (mean - logOdds(one)) / SLOPE;
      return [one.item, Math.max(-MOST_STEPS, Math.min(MOST_STEPS, steps))];
    }),
  );
}

/** Half an answer on each side keeps it finite. */
function logOdds({ answers, right }: ItemStatistic): number {
  return Math.log((right + 0.5) / (answers - right + 0.5));
}
