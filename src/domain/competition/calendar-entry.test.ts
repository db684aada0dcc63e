import { expect, it } from 'vitest';
import { calendarEntry } from './calendar-entry.ts';

const seven = { id: 7, startsAt: new Date('2024-06-09T11:30:00+05:30'), testMinutes: 30 };
const words = { title: 'Competition, online', description: 'Open the page.' };
const made = new Date('2024-06-01T00:00:00Z');

it('has the start and the end in UTC, and reminds a day and half an hour before', () => {
  const entry = calendarEntry(seven, words, { isCancelled: false, version: 0, made });
  expect(entry.split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:competition-7@grammar-gully',
      'DTSTART:20240609T060000Z',
      'DTEND:20240609T063000Z',
      'SUMMARY:Competition\\, online',
      'TRIGGER:-P1D',
      'TRIGGER:-PT30M',
      'STATUS:CONFIRMED',
    ]),
  );
});

it('a cancelled one is cancelled in the calendar too, and rings no more', () => {
  const entry = calendarEntry(seven, words, { isCancelled: true, version: 2, made });
  expect(entry).toContain('STATUS:CANCELLED');
  expect(entry).toContain('SEQUENCE:2');
  expect(entry).not.toContain('VALARM');
});

it('no line is longer than 75 bytes', () => {
  const long = { title: 'प्रतियोगिता '.repeat(9), description: 'word '.repeat(60) };
  const entry = calendarEntry(seven, long, { isCancelled: false, version: 0, made });
  for (const line of entry.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
});
