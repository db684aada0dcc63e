// How much was practised, week by week (product §7.14). A week goes from Monday to Sunday in India.

import { dayInIndia, mondayOf } from '../time/india.ts';
import { groupBy } from './group-by.ts';

export const WEEKS_SHOWN = 8;
const MINUTE_MS = 60_000;

export interface Week {
  /** Its Monday, `YYYY-MM-DD`. */
  readonly from: string;
  readonly items: number;
  readonly right: number;
  readonly minutes: number;
  /** On how many days of it. */
  readonly days: number;
}

interface TimedAnswer {
  readonly at: Date;
  readonly isRight: boolean;
  readonly tookMs: number;
}

/** The last weeks, that of `now` last. */
export function weeksOf(answers: readonly TimedAnswer[], now: Date): readonly Week[] {
  const byWeek = groupBy(answers, ({ at }) => mondayOf(dayInIndia(at)));
  return lastMondays(dayInIndia(now)).map((from) => {
    const ofWeek = byWeek.get(from) ?? [];
    const tookMs = ofWeek.reduce((sum, answer) => sum + answer.tookMs, 0);
    return {
      from,
      items: ofWeek.length,
      right: ofWeek.filter(({ isRight }) => isRight).length,
      minutes: Math.ceil(tookMs / MINUTE_MS),
      days: new Set(ofWeek.map(({ at }) => dayInIndia(at))).size,
    };
  });
}

function lastMondays(today: string): string[] {
  const monday = new Date(`${mondayOf(today)}T00:00:00Z`);
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => {
    const day = new Date(monday);
    day.setUTCDate(day.getUTCDate() - 7 * (WEEKS_SHOWN - 1 - index));
    return day.toISOString().slice(0, 'YYYY-MM-DD'.length);
  });
}
