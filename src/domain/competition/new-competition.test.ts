import { expect, it } from 'vitest';
import { newCompetition } from './new-competition.ts';

const seven = {
  id: 7,
  startsAt: new Date('2024-06-09T11:30:00+05:30'),
  promotedUntil: new Date('2024-06-09T11:40:00+05:30'),
  questionCount: 30,
  secondsPerQuestion: 40,
  registrationClosesS: 36_000,
  waitingRoomOpensS: 1_200,
  testMinutes: 30,
  resultsWithinDays: 30,
  groups: { basic: [2, 3, 4, 5], intermediate: [6, 7, 8] },
  prizes: { basic: ['a', 'b', 'c'], intermediate: ['d', 'e', 'f'] },
  rules: { test: [], winners: [], fairness: [] },
};
const startsAt = new Date('2026-12-06T11:30:00+05:30');
const inSeconds = (seconds: number) => new Date(startsAt.getTime() - seconds * 1000);

it('keeps every figure of the pattern, and the promotion at the same distance', () => {
  expect(newCompetition(seven, { id: 8, startsAt }, inSeconds(36_001))).toEqual({
    ...seven,
    id: 8,
    startsAt,
    promotedUntil: new Date('2026-12-06T11:40:00+05:30'),
  });
});

it.each([
  [36_000, 1_200],
  [3_000, 1_200],
  [300, 120],
  [10, 4],
  [-5, 0],
])('%d s before the start one can register until %d s before it', (seconds, opensS) => {
  const made = newCompetition(seven, { id: 8, startsAt }, inSeconds(seconds));
  expect(made).toMatchObject({ registrationClosesS: opensS, waitingRoomOpensS: opensS });
});

it('a quick one says its own length', () => {
  const quick = { id: 8, startsAt, questionCount: 5, secondsPerQuestion: 10 };
  expect(newCompetition(seven, quick, inSeconds(300))).toMatchObject({
    questionCount: 5,
    secondsPerQuestion: 10,
    testMinutes: 1,
  });
});
