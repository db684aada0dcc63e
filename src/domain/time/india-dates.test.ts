import { expect, it } from 'vitest';
import { dateAndTime, longDate, timeOfDay } from './india-dates.ts';

it('a day and a time are those of India', () => {
  const instant = new Date('2024-06-08T19:30:00Z');
  expect(longDate(instant)).toBe('9 June 2024');
  expect(timeOfDay(instant)).toBe('1:00 am');
  expect(dateAndTime(instant)).toBe('9 June 2024, 1:00 am');
});
