// The competition clock: seconds until the start, positive before it (product §11.2). Server and pages derive every
// phase from it with these functions; `now` is the server's time, never a device's date.

import type { Competition } from './competition-file.ts';
import { COMPLETED_AFTER_S, SUBMIT_GRACE_S } from './figures.ts';

export type TestLength = Pick<Competition, 'questionCount' | 'secondsPerQuestion'>;

/** What the clock needs of a competition. */
export type Schedule = TestLength &
  Pick<Competition, 'startsAt' | 'registrationClosesS' | 'waitingRoomOpensS'>;

/**
 * - `registration`: [36000, ∞), children register.
 * - `registration-closed`: [1200, 36000).
 * - `participation`: (−1200, 1200), waiting room and test.
 * - `ended`: (−∞, −1200].
 * The figures are those of competition 7.
 */
export type Band = 'registration' | 'registration-closed' | 'participation' | 'ended';

/** Seconds until the start, with their fraction. */
export function clockAt(schedule: Pick<Schedule, 'startsAt'>, now: Date): number {
  return (schedule.startsAt.getTime() - now.getTime()) / 1000;
}

/** Seconds that the whole test takes; late entry ends with it. */
export function testSeconds({ questionCount, secondsPerQuestion }: TestLength): number {
  return questionCount * secondsPerQuestion;
}

/** Seconds from the start for which answers are in time. */
function submittingSeconds(test: TestLength): number {
  return testSeconds(test) + SUBMIT_GRACE_S;
}

function afterStart({ startsAt }: Pick<Schedule, 'startsAt'>, seconds: number): Date {
  return new Date(startsAt.getTime() + seconds * 1000);
}

export function bandAt(schedule: Schedule, clock: number): Band {
  if (clock >= schedule.registrationClosesS) return 'registration';
  if (clock >= schedule.waitingRoomOpensS) return 'registration-closed';
  return clock > -testSeconds(schedule) ? 'participation' : 'ended';
}

/** From then on answers are late, and the completed page says that the competition has ended: −1220. */
export function isSubmittingOver(schedule: Schedule, clock: number): boolean {
  return clock <= -submittingSeconds(schedule);
}

/** When `isSubmittingOver` becomes true. */
export function submittingEndsAt(schedule: Schedule): Date {
  return afterStart(schedule, submittingSeconds(schedule));
}

/** From then on the right answers are public, if the operator has not closed the competition before. */
export function completedFrom(schedule: Schedule): Date {
  return afterStart(schedule, testSeconds(schedule) + COMPLETED_AFTER_S);
}

/**
 * Whether the right answers are public: once the operator has closed the competition, else a day after its end.
 */
export function isCompleted(schedule: Schedule, closedAt: Date | null, now: Date): boolean {
  return closedAt !== null || now >= completedFrom(schedule);
}

/** The last instant at which a child can register. */
export function registrationClosesAt(
  schedule: Pick<Schedule, 'startsAt' | 'registrationClosesS'>,
): Date {
  return afterStart(schedule, -schedule.registrationClosesS);
}

export type Position =
  | { readonly at: 'waiting-room' }
  /** `index` counts from 0; `secondsLeft` is a whole number from `secondsPerQuestion` down to 1. */
  | { readonly at: 'question'; readonly index: number; readonly secondsLeft: number }
  | { readonly at: 'end' };

/** Where the test stands. At 0 it is still the waiting room's turn. */
export function positionAt(schedule: TestLength, clock: number): Position {
  if (clock >= 0) return { at: 'waiting-room' };
  const elapsed = -clock;
  const index = Math.floor(elapsed / schedule.secondsPerQuestion);
  if (index >= schedule.questionCount) return { at: 'end' };
  const inQuestion = Math.floor(elapsed - index * schedule.secondsPerQuestion);
  return { at: 'question', index, secondsLeft: schedule.secondsPerQuestion - inQuestion };
}

/** A cancelled competition is shown from this time before its start, so that families who come read why. */
const CANCELLED_SHOWN_S = 24 * 3_600;

/**
 * The competition that the site shows: the next one to come or running, else the latest. A cancelled one takes its turn
 * on its day only, unless there is no other.
 */
export function currentOf<C extends Schedule & { readonly cancelledAt: Date | null }>(
  all: readonly C[],
  now: Date,
): C | undefined {
  const byStart = all.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const toCome = byStart.filter((c) => !isSubmittingOver(c, clockAt(c, now)));
  const isShown = (c: C) => c.cancelledAt === null || clockAt(c, now) <= CANCELLED_SHOWN_S;
  return toCome.find(isShown) ?? toCome[0] ?? byStart.at(-1);
}
