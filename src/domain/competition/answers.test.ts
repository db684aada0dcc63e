import { expect, it } from 'vitest';
import { noAnswers, pick, problemOf } from './answers.ts';

const length = { questionCount: 3, secondsPerQuestion: 40 };

it('the first pick of a question stands and adds the seconds that were left', () => {
  const once = pick(noAnswers(length), { index: 1, secondsLeft: 25 }, 2);
  expect(once).toEqual({ answers: [null, 2, null], timeTaken: 25 });
  expect(pick(once, { index: 1, secondsLeft: 3 }, 0)).toEqual(once);
  const another = pick(once, { index: 0, secondsLeft: 40 }, 3);
  expect(another).toEqual({ answers: [3, 2, null], timeTaken: 65 });
});

it.each([
  [[0, null, 3], 80, null],
  [[null, null, null], 0, null],
  [[0, 1], 20, 'answers-count'],
  [[0, 1, 2, 3], 20, 'answers-count'],
  [[0, 4, null], 20, 'answers-option'],
  [[0, -1, null], 20, 'answers-option'],
  [[0, 1.5, null], 20, 'answers-option'],
  [[0, null, 3], 81, 'answers-time'],
  [[0, null, 3], -1, 'answers-time'],
  [[0, null, 3], 1.5, 'answers-time'],
  [[null, null, null], 1, 'answers-time'],
] as const)('%o in %d s: %s', (answers, timeTaken, problem) => {
  expect(problemOf({ answers, timeTaken }, length)).toBe(problem);
});
