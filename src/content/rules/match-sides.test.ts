import { expect, test } from 'vitest';
import { findingsIn, match } from '../testing/sample.ts';
import { matchSides } from './match-sides.ts';

test('sides of six words pass, one of seven is found', async () => {
  const [first, ...others] = match().pairs;
  if (first === undefined) throw new Error('a sample without pairs');
  const withLeft = (left: string) => match({ pairs: [{ ...first, left }, ...others] });
  expect(await findingsIn(matchSides, withLeft('one two three four five six'))).toEqual([]);
  expect(await findingsIn(matchSides, withLeft('one two three four five six seven'))).toHaveLength(
    1,
  );
});
