import { describe, expect, it } from 'vitest';
import { dayInIndia } from '#domain/time/india.ts';
import { dayBefore, placeInSchoolYear } from './word-calendar.ts';

describe('the day in India', () => {
  it.each([
    ['2026-11-20T18:29:59.999Z', '2026-11-20'],
    ['2026-11-20T18:30:00Z', '2026-11-21'],
    ['2026-12-31T18:30:00Z', '2027-01-01'],
    ['2024-02-28T18:30:00Z', '2024-02-29'],
    ['2023-02-28T18:30:00Z', '2023-03-01'],
  ])('at %s is %s', (instant, day) => {
    expect(dayInIndia(new Date(instant))).toBe(day);
  });
});

describe('the place in the school year', () => {
  it.each([
    ['2026-04-01', 1],
    ['2026-12-31', 275],
    ['2027-01-01', 276],
    ['2027-02-28', 334],
    ['2027-03-01', 336],
    ['2028-02-28', 334],
    ['2028-02-29', 335],
    ['2028-03-01', 336],
    ['2027-03-31', 366],
    ['2028-03-31', 366],
  ])('of %s is %i', (day, place) => {
    expect(placeInSchoolYear(day)).toBe(place);
  });

  it.each([
    ['2028-03-31', 366],
    ['2027-03-31', 365],
  ])('is another each day of the year to %s: %i days', (lastDay, days) => {
    const places = Array.from({ length: days }, (_, count) =>
      placeInSchoolYear(dayBefore(lastDay, count)),
    );
    expect(new Set(places).size).toBe(days);
    expect(places.at(-1)).toBe(1);
    expect(places.includes(335)).toBe(days === 366);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
  });
});
