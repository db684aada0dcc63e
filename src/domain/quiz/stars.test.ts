import { expect, it } from 'vitest';
import { earnsConfetti, starsFor } from './stars.ts';

it.each([
  [0, 10, 0],
  [2, 10, 0],
  [3, 10, 1],
  [5, 10, 1],
  [6, 10, 2],
  [9, 10, 2],
  [10, 10, 3],
  [0, 0, 0],
])('%i of %i earns %i stars', (score, total, stars) => {
  expect(starsFor(score, total)).toBe(stars);
});

it('confetti falls from 80 percent', () => {
  expect(earnsConfetti(7, 10)).toBe(false);
  expect(earnsConfetti(8, 10)).toBe(true);
  expect(earnsConfetti(0, 0)).toBe(false);
});
