import { expect, it } from 'vitest';
import { oneYearMore } from './period.ts';

const now = new Date('2026-11-21T10:00:00Z');

it.each([
  ['never a member', null, '2027-11-21T10:00:00Z'],
  ['a member until last week', '2026-11-14T10:00:00Z', '2027-11-21T10:00:00Z'],
  ['a member for another month', '2026-12-21T10:00:00Z', '2027-12-21T10:00:00Z'],
  ['a member until a leap day', '2028-02-29T00:00:00Z', '2029-03-01T00:00:00Z'],
])('%s', (_name, until, end) => {
  expect(oneYearMore(until === null ? null : new Date(until), now)).toEqual(new Date(end));
});
