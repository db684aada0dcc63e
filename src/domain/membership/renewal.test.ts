import { expect, it } from 'vitest';
import { canRenew } from './renewal.ts';

const END = new Date('2027-11-21T10:00:00Z');

it.each([
  ['31 days before', '2027-10-21T10:00:00Z', false],
  ['30 days and a second before', '2027-10-22T09:59:59Z', false],
  ['30 days before', '2027-10-22T10:00:00Z', true],
  ['a year after', '2028-11-21T10:00:00Z', true],
])('%s the end: %s, %s', (_name, now, can) => {
  expect(canRenew(END, new Date(now))).toBe(can);
});
