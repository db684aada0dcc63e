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

/** The answers of a day in India, `YYYY-MM-DD`. */
export interface DayOfPractice {
  readonly day: string;
  readonly items: number;
  readonly right: number;
  readonly tookMs: number;
}

/** The last weeks, that of `now` last. Each day is given once. */
export function weeksOf(days: readonly DayOfPractice[], now: Date): readonly Week[] {
  const byWeek = groupBy(days, ({ day }) => mondayOf(day));
  return lastMondays(dayInIndia(now)).map((from) => {
    const ofWeek = byWeek.get(from) ?? [];
    const sumOf = (what: 'items' | 'right' | 'tookMs') =>
      ofWeek.reduce((sum, day) => sum + day[what], 0);
    return {
      from,
      items: sumOf('items'),
      right: sumOf('right'),
      minutes: Math.ceil(sumOf('tookMs') / MINUTE_MS),
      days: ofWeek.length,
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
