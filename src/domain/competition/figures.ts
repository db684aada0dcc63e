// The figures of competitions that pages need too, without a schema (product §11.1).

/** Late entry and the test end together; the answers of a child whose clock runs a little late still count. */
export const SUBMIT_GRACE_S = 20;
/** The key of a question is given out this long before the question is shown, so that ten thousand calls for it spread. */
const KEY_LEAD_S = 3;
/** An answer may arrive this long before its question is due: a page's clock runs ahead by half a round trip at most. */
const EARLY_TOLERANCE_S = 2;
/** A pick that arrives within this time after the moment it claims has the server as its witness. */
export const WITNESS_TOLERANCE_S = 3;
/** Nobody reads a question and its options in less. */
export const HUMAN_MINIMUM_S = 2;
/** Chance spreads submitting over this time after the end: half of the grace, so that the other half is left to try again. */
export const SUBMIT_SPREAD_MS = 10_000;
/** Answers become public this long after the end, if the operator has not closed the competition before. */
export const COMPLETED_AFTER_S = 24 * 3_600;
/** Everything that names a child is deleted this many days after the start. */
export const NAMES_KEPT_DAYS = 180;
/** Prizes and winners of each grade group. */
export const PRIZES_PER_GROUP = 3;

/** A short test has shorter leads and tolerances: at most a quarter of a question. */
function withinQuestion(seconds: number, { secondsPerQuestion }: { secondsPerQuestion: number }) {
  return Math.min(seconds, secondsPerQuestion / 4);
}

export function keyLeadS(length: { secondsPerQuestion: number }): number {
  return withinQuestion(KEY_LEAD_S, length);
}

export function earlyToleranceS(length: { secondsPerQuestion: number }): number {
  return withinQuestion(EARLY_TOLERANCE_S, length);
}

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
