import { expect, it } from 'vitest';
import { isUnsubmitted, type RecordState } from './stored-record.ts';

it.each<[RecordState, boolean]>([
  ['open', true],
  ['final', true],
  ['stuck', true],
  ['saved', false],
  ['refused', false],
])('answers that are %s wait for the server: %s', (state, isWaiting) => {
  expect(
    isUnsubmitted({
      CompId: 7,
      id: 'a',
      answers: [1],
      secondsLeft: [3],
      timeTaken: 3,
      sent: [],
      state,
    }),
  ).toBe(isWaiting);
  expect(isUnsubmitted(null)).toBe(false);
});
