import { expect, it } from 'vitest';
import { dayInIndia, mondayOf, startOfDayInIndia, yearLaterInIndia } from './india.ts';

it.each([
  ['2026-12-31T18:29:59Z', '2026-12-31'],
  ['2026-12-31T18:30:00Z', '2027-01-01'],
])('at %s it is %s in India', (instant, day) => {
  expect(dayInIndia(new Date(instant))).toBe(day);
});

it.each([
  ['2026-11-22T10:00:00Z', '2027-11-22T10:00:00Z'],
  // 1 January in India, 31 December in Greenwich.
  ['2026-12-31T18:30:00Z', '2027-12-31T18:30:00Z'],
  // 29 February in India; the next year has none.
  ['2028-02-28T18:30:00Z', '2029-02-28T18:30:00Z'],
  // 1 March in India, though it is 29 February in Greenwich.
  ['2028-02-29T20:00:00Z', '2029-02-28T20:00:00Z'],
])('a year after %s is %s', (from, to) => {
  expect(yearLaterInIndia(new Date(from))).toEqual(new Date(to));
});

it('a day begins at midnight in India', () => {
  const start = startOfDayInIndia('2027-01-01');
  expect(start.toISOString()).toBe('2026-12-31T18:30:00.000Z');
  expect(dayInIndia(start)).toBe('2027-01-01');
});

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
