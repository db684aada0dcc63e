// Which word belongs to which day (product §8.3; decision 5): one for each calendar day in India, by its place in the
// school year from 1 April. A year's list has a word for 29 February; in a common year that word is skipped. Days are
// `YYYY-MM-DD` strings.

import { DAY_MS } from '#domain/time/durations.ts';

/** The start of a school year with a 29 February, from which places are counted. */
const FIRST_DAY = Date.UTC(2023, 3, 1);

/** `MM-DD` → place; computed once, since a page of words may look up a hundred. */
const places = new Map(
  Array.from({ length: 366 }, (_, count) => [
    isoDay(FIRST_DAY + count * DAY_MS).slice('YYYY-'.length),
    count + 1,
  ]),
);

function isoDay(utcMs: number): string {
  return new Date(utcMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The day `count` days before another. */
export function dayBefore(day: string, count: number): string {
  return isoDay(Date.parse(day) - count * DAY_MS);
}

/** 1 on 1 April to 366 on 31 March. */
export function placeInSchoolYear(day: string): number {
  const place = places.get(day.slice('YYYY-'.length));
  if (place === undefined) throw new RangeError(`${day} is no day`);
  return place;
}
