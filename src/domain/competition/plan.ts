// The plan of a competition (product §11.15): as it was made, with the changes that the operator announced since. Pages
// follow it within seconds.

import { bandAt, clockAt, isSubmittingOver, type Schedule } from './clock.ts';
import type { Competition } from './competition-file.ts';
import { newCompetition } from './new-competition.ts';

/** When registration closes and the waiting room opens, in seconds before the start. */
export type Window = Pick<Competition, 'registrationClosesS' | 'waitingRoomOpensS'>;

export function windowOf({ registrationClosesS, waitingRoomOpensS }: Window): Window {
  return { registrationClosesS, waitingRoomOpensS };
}

/** A competition was moved or cancelled. */
export type PlanChange =
  | ({ readonly kind: 'moved'; readonly at: Date; readonly startsAt: Date } & Window & Reason)
  | ({ readonly kind: 'cancelled'; readonly at: Date } & Reason);

interface Reason {
  /** What families read as the reason; null: none was given. */
  readonly reason: string | null;
}

/** What the plan adds to the figures of a competition. */
export interface PlanState {
  /** The start before the last move; null: it was never moved. */
  readonly movedFrom: Date | null;
  readonly cancelledAt: Date | null;
  /** Of the last change. */
  readonly changeReason: string | null;
  /** Each standard that takes part has a paper that is long enough. Without them it can't begin. */
  readonly arePapersReady: boolean;
}

/** A moved start within this time leaves an open waiting room open. */
const ROOM_STAYS_OPEN_S = 3_600;

/** The competition after all changes of its plan, in the order in which they were made. */
export function planned<C extends Competition>(
  made: C,
  changes: readonly PlanChange[],
): C & Omit<PlanState, 'arePapersReady'> {
  let plan = { ...made, movedFrom: null, cancelledAt: null, changeReason: null } as C &
    Omit<PlanState, 'arePapersReady'>;
  for (const change of changes) {
    const { reason: changeReason } = change;
    if (change.kind === 'cancelled') plan = { ...plan, cancelledAt: change.at, changeReason };
    else {
      const { startsAt, registrationClosesS, waitingRoomOpensS } = change;
      const movedMs = startsAt.getTime() - plan.startsAt.getTime();
      plan = {
        ...plan,
        startsAt,
        promotedUntil: new Date(plan.promotedUntil.getTime() + movedMs),
        registrationClosesS,
        waitingRoomOpensS,
        movedFrom: plan.startsAt,
        changeReason,
      };
    }
  }
  return plan;
}

/**
 * The window of a competition that is moved. `pattern` has its full window. Where the waiting room is open and the new
 * start is near, it stays open, and registration stays closed: the children in it wait on.
 */
export function windowAfterMove(
  competition: Schedule,
  pattern: Competition,
  startsAt: Date,
  now: Date,
): Window {
  const clock = clockAt(competition, now);
  const isRoomOpen = clock <= competition.waitingRoomOpensS;
  const untilStartS = (startsAt.getTime() - now.getTime()) / 1000;
  if (isRoomOpen && untilStartS <= ROOM_STAYS_OPEN_S) {
    const movedS = (startsAt.getTime() - competition.startsAt.getTime()) / 1000;
    return {
      registrationClosesS: Math.max(0, Math.round(competition.registrationClosesS + movedS)),
      waitingRoomOpensS: Math.max(0, Math.round(competition.waitingRoomOpensS + movedS)),
    };
  }
  const { registrationClosesS, waitingRoomOpensS } = newCompetition(
    pattern,
    { id: pattern.id, startsAt },
    now,
  );
  return { registrationClosesS, waitingRoomOpensS };
}

type Plan = Schedule & Pick<PlanState, 'cancelledAt' | 'arePapersReady'>;

/** Whether its questions have been opened: never without papers, nor where it was cancelled before the start. */
export function hasBegun(plan: Plan, now: Date): boolean {
  const { cancelledAt, startsAt, arePapersReady } = plan;
  if (!arePapersReady || (cancelledAt !== null && cancelledAt <= startsAt)) return false;
  return clockAt(plan, now) <= 0;
}

/** Whether its start lies ahead, and it was not cancelled. */
export function isToCome(
  { startsAt, cancelledAt }: Pick<Plan, 'startsAt' | 'cancelledAt'>,
  now: Date,
): boolean {
  return startsAt > now && cancelledAt === null;
}

/** Whether its questions have been opened, and answers in time can no longer arrive. */
export function isOver(plan: Plan, now: Date): boolean {
  return hasBegun(plan, now) && isSubmittingOver(plan, clockAt(plan, now));
}

/** Whether children wait or play: the waiting room is open, or answers in time may still arrive. */
export function isLive(plan: Plan, now: Date): boolean {
  const clock = clockAt(plan, now);
  if (plan.cancelledAt !== null || isSubmittingOver(plan, clock)) return false;
  return clock <= 0
    ? hasBegun(plan, now)
    : clock <= plan.waitingRoomOpensS && bandAt(plan, clock) === 'participation';
}
