// Which word belongs to which day (decisions "Content API"; docs/decisions, word of the day): one for each calendar day in India, by its place
// in the school year from 1 April. A year's list has a word for 29 February; in a common year that word is left out.
// A day is written `YYYY-MM-DD` here; only `dayInIndia` knows of instants.

import { tz } from '@date-fns/tz';
// One by one: the whole of date-fns would take a second of every start.
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { subDays } from 'date-fns/subDays';

const india = tz('Asia/Kolkata');
/** Days are counted where no clock is ever put forward or back. */
const utc = { in: tz('UTC') };

/** A school year with a 29 February, to count places in. */
const FIRST_DAY = '2023-04-01';
const [YEAR_FROM_APRIL, YEAR_TO_MARCH] = ['2023', '2024'];

/** The calendar day in India at an instant. */
export function dayInIndia(instant: Date): string {
  return formatISO(instant, { in: india, representation: 'date' });
}

/** The day `count` days before another. */
export function dayBefore(day: string, count: number): string {
  return formatISO(subDays(parseISO(day, utc), count, utc), { representation: 'date' });
}

/** 1 on 1 April to 366 on 31 March. */
export function placeInSchoolYear(day: string): number {
  const monthAndDay = day.slice('YYYY-'.length);
  const year = monthAndDay >= FIRST_DAY.slice('YYYY-'.length) ? YEAR_FROM_APRIL : YEAR_TO_MARCH;
  return differenceInCalendarDays(`${year}-${monthAndDay}`, FIRST_DAY, utc) + 1;
}
