import { expect, it } from 'vitest';
import { standardsText } from './standards-text.ts';

it.each([
  [[2, 3, 4, 5], '2 to 5'],
  [[6, 8], '6 and 8'],
  [[6, 7], '6 and 7'],
  [[2, 4, 5], '2, 4 and 5'],
  [[4], '4'],
  [[], ''],
])('%j are %s', (numbers, text) => {
  expect(standardsText(numbers, { to: ' to ', and: ' and ' })).toBe(text);
});
