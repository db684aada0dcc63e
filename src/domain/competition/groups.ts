// The standards that take part in a competition, and the grade group in which each wins (product §11.1).

import { type GradeGroup, gradeGroups } from './figures.ts';

/** Standards as numbers, such as 4. */
export interface Grouped {
  readonly groups: Readonly<Record<GradeGroup, readonly number[]>>;
}

/** The standards that take part, ascending. */
export function standardsOf({ groups }: Grouped): number[] {
  return gradeGroups.flatMap((group) => groups[group]).toSorted((a, b) => a - b);
}

/** The group in which a standard wins; null: it does not take part. */
export function groupOf({ groups }: Grouped, standard: number): GradeGroup | null {
  return gradeGroups.find((group) => groups[group].includes(standard)) ?? null;
}
