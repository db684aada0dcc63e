import { expect, it } from 'vitest';
import { categoryOfStandard, isStandard, standardNumber, standards } from './standard.ts';

it('standards 2 to 5 are basic and 6 to 8 intermediate', () => {
  expect(standards.map((s) => [standardNumber(s), categoryOfStandard(s)])).toEqual([
    [2, 'basic'],
    [3, 'basic'],
    [4, 'basic'],
    [5, 'basic'],
    [6, 'intermediate'],
    [7, 'intermediate'],
    [8, 'intermediate'],
  ]);
});

it('knows a standard from anything else', () => {
  expect([isStandard('a-4th'), isStandard('4'), isStandard(null)]).toEqual([true, false, false]);
});
