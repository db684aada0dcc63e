// The entry of a child, as a fold over everything that arrived (product §11.10): the picks that were sent as they were
// made, and what was handed in. For each question the first pick that arrived counts, from whatever device; an empty
// answer never beats a pick.

import type { Standard } from '../account/standard.ts';
import type { Answers, Pick, TimedAnswers } from './answers.ts';
import { clockAt, isSubmittingOver, type Schedule } from './clock.ts';

/** The one device whose picks count, where the operator decided so. */
export interface Ruling {
  readonly device: string | null;
}

/** When something arrived at the server, and from which browser; null: from one that is not known. */
interface Arrival {
  readonly receivedAt: Date;
  readonly device: string | null;
}

export interface ArrivedPick extends Pick, Arrival {}

export interface HandIn extends Answers, Arrival {
  /** Null: only the sum is known. */
  readonly secondsLeft: TimedAnswers['secondsLeft'] | null;
  /** Tells only whether two hand-ins came from the same network; null: unknown. */
  readonly network: string | null;
}

/** Everything that arrived for a participant. */
export interface Played {
  readonly participantId: string;
  readonly standard: Standard;
  readonly picks: readonly ArrivedPick[];
  readonly handIns: readonly HandIn[];
  readonly ruling: Ruling | null;
}

export interface Entry extends TimedAnswers {
  readonly receivedAt: Date;
  /** Nothing of it arrived in time. */
  readonly isLate: boolean;
  /** False: made from picks alone. */
  readonly isHandedIn: boolean;
}

/** Null if nothing arrived. */
export function entryOf({ picks, handIns, ruling }: Played, schedule: Schedule): Entry | null {
  const isRuledOut = ({ device }: Arrival) => ruling !== null && ruling.device !== device;
  const arrived: Arrived[] = [
    ...picks.map((pick) => ({ ...pick, handIn: null })),
    ...handIns.map((handIn) => ({ ...handIn, handIn })),
  ].filter((arrival) => !isRuledOut(arrival));
  const inTime = arrived.filter(
    ({ receivedAt }) => !isSubmittingOver(schedule, clockAt(schedule, receivedAt)),
  );
  // Answers that arrived in time are not mixed with later ones, when the right answers may have been known.
  const isLate = arrived.some(isAnswered) ? !inTime.some(isAnswered) : inTime.length === 0;
  const counted = (isLate ? arrived : inTime).toSorted(
    (a, b) => a.receivedAt.getTime() - b.receivedAt.getTime(),
  );
  const last = counted.at(-1);
  if (last === undefined) return null;
  const handedIn = counted.find(({ handIn }) => handIn !== null);
  return {
    ...merge(counted, schedule),
    receivedAt: (handedIn ?? last).receivedAt,
    isLate,
    isHandedIn: handedIn !== undefined,
  };
}

type Arrived = (ArrivedPick & { readonly handIn: null }) | (Arrival & { readonly handIn: HandIn });

function isAnswered({ handIn }: Arrived): boolean {
  return handIn === null || handIn.answers.some((answer) => answer !== null);
}

/** In the order of arrival. */
function merge(arrived: readonly Arrived[], schedule: Schedule): TimedAnswers {
  const counted = new Map<number, Pick>();
  for (const each of arrived) {
    const picks = each.handIn === null ? [each] : picksOf(each.handIn, counted, schedule);
    for (const pick of picks) if (!counted.has(pick.question)) counted.set(pick.question, pick);
  }
  const questions = Array.from({ length: schedule.questionCount }, (_, question) =>
    counted.get(question),
  );
  return {
    answers: questions.map((pick) => pick?.option ?? null),
    secondsLeft: questions.map((pick) => pick?.secondsLeft ?? null),
    timeTaken: questions.reduce((sum, pick) => sum + (pick?.secondsLeft ?? 0), 0),
  };
}

/**
 * The picks of a hand-in. Where only the sum of its seconds is known, what is left of it after the picks that the
 * server knows is spread evenly over the others.
 */
function picksOf(
  { answers, secondsLeft, timeTaken }: HandIn,
  counted: ReadonlyMap<number, Pick>,
  { secondsPerQuestion }: Schedule,
): Pick[] {
  const given = answers.flatMap((option, question) =>
    option === null ? [] : [{ question, option }],
  );
  if (secondsLeft !== null) {
    return given.map((pick) => ({ ...pick, secondsLeft: secondsLeft[pick.question] ?? 0 }));
  }
  const knownOf = ({ question, option }: { question: number; option: number }) => {
    const known = counted.get(question);
    return known?.option === option ? known.secondsLeft : null;
  };
  const unknown = given.filter((pick) => knownOf(pick) === null);
  const known = given.reduce((sum, pick) => sum + (knownOf(pick) ?? 0), 0);
  const rest = Math.max(0, timeTaken - known);
  return unknown.map((pick, place) => ({
    ...pick,
    secondsLeft: Math.min(secondsPerQuestion, shareOf(rest, place, unknown.length)),
  }));
}

/** The share of one of several places in a sum of whole numbers; the first places have the remainder. */
function shareOf(sum: number, place: number, places: number): number {
  return Math.floor(sum / places) + (place < sum % places ? 1 : 0);
}
