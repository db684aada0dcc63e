// The figures of competitions that pages need too, without a schema (product §11.1).

/** Late entry and the test end together; the answers of a child whose clock runs a little late still count. */
export const SUBMIT_GRACE_S = 20;
/** Browsers fetch the key at a random moment within this time: less than the first second, so nobody loses one. */
export const KEY_SPREAD_MS = 600;
/** … and submit at one within this time after the end. Half of the grace, which leaves the other half for retries. */
export const SUBMIT_SPREAD_MS = 10_000;
/** Answers become public this long after the end, if the operator has not closed the competition before. */
export const COMPLETED_AFTER_S = 24 * 3_600;
/** Everything that names a child is deleted this many days after the start. */
export const NAMES_KEPT_DAYS = 180;
/** Prizes and winners of each grade group. */
export const PRIZES_PER_GROUP = 3;

export const gradeGroups = ['basic', 'intermediate'] as const;
/** Standards 2 to 5 and 6 to 8. */
export type GradeGroup = (typeof gradeGroups)[number];

/** Competitions of the content folder have ids up to this; those that the operator makes have higher ones. */
export const LAST_CONTENT_ID = 999;
export const LAST_ID = 999_999;

/** The id of a paper: competition 7, standard 2 → 702. */
export function paperId(competitionId: number, standardNumber: number): number {
  return competitionId * 100 + standardNumber;
}

/** 702 → competition 7, standard 2. */
export function competitionOfPaper(id: number): { competitionId: number; standardNumber: number } {
  return { competitionId: Math.floor(id / 100), standardNumber: id % 100 };
}
