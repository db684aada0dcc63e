import { expect, it } from 'vitest';
import { readBirthYear } from './grown-up.ts';

it.each([
  ['1985', 'grown-up'],
  [' 1985 ', 'grown-up'],
  ['2007', 'grown-up'],
  ['2008', 'child'],
  ['2017', 'child'],
  ['2026', 'child'],
  ['85', 'unclear'],
  ['1885', 'unclear'],
  ['2027', 'unclear'],
  ['198५', 'unclear'],
  ['', 'unclear'],
])('in 2026 the year %j is that of: %s', (typed, expected) => {
  expect(readBirthYear(typed, 2026)).toBe(expected);
});
