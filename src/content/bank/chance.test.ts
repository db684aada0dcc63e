import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';

test('the critical values of the printed tables: 9.210 for three positions, 11.345 for four', () => {
  // 300 keys: the sum of squared differences is 921 and the mean is 100; 400 keys: 1134.5.
  const three = Math.sqrt(921 / 2);
  expect(chanceOf([100 + three, 100 - three, 100])).toBeCloseTo(0.01, 4);
  const four = Math.sqrt(1134.5 / 4);
  expect(chanceOf([100 + four, 100 + four, 100 - four, 100 - four])).toBeCloseTo(0.01, 4);
});

test('even counts, or none, are no surprise', () => {
  expect(chanceOf([7, 7, 7, 7])).toBe(1);
  expect(chanceOf([0, 0, 0])).toBe(1);
});

test('the first edition was far from chance', () => {
  expect(chanceOf([296, 268, 343, 372])).toBeLessThan(0.001);
});
