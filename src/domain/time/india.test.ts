import { expect, it } from 'vitest';
import { dayInIndia, yearLaterInIndia } from './india.ts';

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
