// When an item that a child got wrong comes back (product §7.13): a fold over all answers to it, in order of time, so
// that answers of two devices give the same schedule in any order of arrival. FSRS decides on the intervals; its
// days are days in India, so that what is due tomorrow is due from midnight on.

import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import { dayInIndia, startOfDayInIndia } from '../time/india.ts';

/** One answer to an item, as it was marked. */
export interface MarkedAnswer {
  readonly id: string;
  readonly at: Date;
  readonly isRight: boolean;
  readonly hasHint: boolean;
}

const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 180,
  enable_fuzz: false,
  enable_short_term: false,
});

/** An item that a right answer puts off for longer than this is learnt. */
const LEARNT_AFTER_DAYS = 60;

/** When the item is due; null as long as it was never wrong, and once it is learnt. */
export function dueOf(answers: readonly MarkedAnswer[]): Date | null {
  let card: Card | undefined;
  let isLearnt = false;
  for (const { day, grade } of gradesByDay(answers)) {
    if (card === undefined && grade !== Rating.Again) continue;
    const now = midnightUtc(day);
    card = scheduler.next(card ?? createEmptyCard(now), now, grade).card;
    isLearnt = grade !== Rating.Again && card.scheduled_days > LEARNT_AFTER_DAYS;
  }
  if (card === undefined || isLearnt) return null;
  return startOfDayInIndia(dayOf(card.due));
}

/** One grade a day: a wrong answer always counts, else the first answer of the day. */
function gradesByDay(answers: readonly MarkedAnswer[]): { day: string; grade: Grade }[] {
  const grades = new Map<string, Grade>();
  for (const answer of [...answers].sort(byTime)) {
    const day = dayInIndia(answer.at);
    if (!answer.isRight || !grades.has(day)) grades.set(day, gradeOf(answer));
  }
  return [...grades].map(([day, grade]) => ({ day, grade }));
}

function gradeOf({ isRight, hasHint }: MarkedAnswer): Grade {
  if (!isRight) return Rating.Again;
  return hasHint ? Rating.Hard : Rating.Good;
}

export function byTime(
  one: Pick<MarkedAnswer, 'at' | 'id'>,
  other: Pick<MarkedAnswer, 'at' | 'id'>,
): number {
  return one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);
}

/** FSRS counts days in UTC. */
function midnightUtc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(midnight: Date): string {
  return midnight.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
