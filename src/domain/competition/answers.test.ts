import { expect, it } from 'vitest';
import { noAnswers, type Pick, pick, problemOf, problemOfPicks } from './answers.ts';

const length = { questionCount: 3, secondsPerQuestion: 40 };
const AFTER_THE_END = 121;

it('the first pick of a question stands and adds the seconds that were left', () => {
  const once = pick(noAnswers(length), { question: 1, option: 2, secondsLeft: 25 });
  expect(once).toEqual({
    answers: [null, 2, null],
    secondsLeft: [null, 25, null],
    timeTaken: 25,
  });
  expect(pick(once, { question: 1, option: 0, secondsLeft: 3 })).toEqual(once);
  const another = pick(once, { question: 0, option: 3, secondsLeft: 40 });
  expect(another).toEqual({
    answers: [3, 2, null],
    secondsLeft: [40, 25, null],
    timeTaken: 65,
  });
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
  expect(problemOf({ answers, timeTaken }, length, AFTER_THE_END)).toBe(problem);
});

it.each([
  ['fits', [0, null, 3], [30, null, 10], 40, null],
  ['has another sum', [0, null, 3], [30, null, 11], 40, 'answers-time'],
  ['lacks a time', [0, null, 3], [40, null, null], 40, 'answers-time'],
  ['has a time too many', [0, null, 3], [30, 5, 5], 40, 'answers-time'],
  ['is shorter', [0, null, null], [40], 40, 'answers-time'],
  ['is longer', [0, null, null], [40, null, null, null], 40, 'answers-time'],
  ['has more than there was', [0, null, 3], [41, null, 0], 41, 'answers-time'],
  ['has less than nothing', [0, null, 3], [-1, null, 41], 40, 'answers-time'],
] as const)('a list of seconds that %s', (_, answers, secondsLeft, timeTaken, problem) => {
  expect(problemOf({ answers, timeTaken, secondsLeft }, length, AFTER_THE_END)).toBe(problem);
});

it.each([
  [0, [0, null, null], null],
  [0, [null, 0, null], 'answers-early'],
  [0, [0, 1, 2], 'answers-early'],
  [37.9, [null, 0, null], 'answers-early'],
  [38, [null, 0, null], null],
  [78, [0, 1, 2], null],
] as const)('%d s after the start %o: %s', (elapsedS, answers, problem) => {
  expect(problemOf({ answers, timeTaken: 0 }, length, elapsedS)).toBe(problem);
});

it.each<[Pick, ReturnType<typeof problemOfPicks>]>([
  [{ question: 0, option: 3, secondsLeft: 40 }, null],
  [{ question: 1, option: 3, secondsLeft: 40 }, 'answers-early'],
  [{ question: 3, option: 3, secondsLeft: 40 }, 'answers-count'],
  [{ question: -1, option: 3, secondsLeft: 40 }, 'answers-count'],
  [{ question: 0, option: 4, secondsLeft: 40 }, 'answers-option'],
  [{ question: 0, option: 3, secondsLeft: 41 }, 'answers-time'],
  [{ question: 0, option: 3, secondsLeft: -1 }, 'answers-time'],
])('a pick %o in the first second: %s', (picked, problem) => {
  expect(problemOfPicks([picked], length, 1)).toBe(problem);
});
