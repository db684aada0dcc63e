import { expect, it } from 'vitest';
import { isFreshCode } from './fresh-code.ts';

const now = new Date('2026-11-21T10:00:00Z');

it.each([
  [null, false],
  ['2026-11-21T09:59:00Z', true],
  ['2026-11-21T09:45:01Z', true],
  ['2026-11-21T09:45:00Z', false],
])('a code typed at %s is fresh at 10:00: %s', (at, isFresh) => {
  expect(isFreshCode(at === null ? null : new Date(at), now)).toBe(isFresh);
});
