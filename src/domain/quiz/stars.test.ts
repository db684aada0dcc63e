import { expect, it } from 'vitest';
import { earnsConfetti, missingToNextStar, starsFor } from './stars.ts';

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

it.each([
  [0, 10, 3],
  [2, 10, 1],
  [3, 10, 3],
  [6, 10, 4],
  [9, 10, 1],
  [10, 10, 0],
  [1, 7, 2],
])('with %i of %i, %i more right answers earn the next star', (score, total, missing) => {
  expect(missingToNextStar(score, total)).toBe(missing);
  expect(starsFor(score + missing, total)).toBe(Math.min(3, starsFor(score, total) + 1));
});

it('confetti falls from 80 percent', () => {
  expect(earnsConfetti(7, 10)).toBe(false);
  expect(earnsConfetti(8, 10)).toBe(true);
  expect(earnsConfetti(0, 0)).toBe(false);
});
