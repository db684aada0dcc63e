import { expect, it } from 'vitest';
import { bandAt, clockAt, currentOf, isCompleted, isSubmittingOver, positionAt } from './clock.ts';

const seven = {
  startsAt: new Date('2024-06-09T11:30:00+05:30'),
  questionCount: 30,
  secondsPerQuestion: 40,
  registrationClosesS: 36_000,
  waitingRoomOpensS: 1_200,
  cancelledAt: null,
};
const at = (clock: number) => new Date(seven.startsAt.getTime() - clock * 1000);

it('is the seconds until the start, positive before it', () => {
  expect(clockAt(seven, new Date('2024-06-09T11:29:00+05:30'))).toBe(60);
  expect(clockAt(seven, new Date('2024-06-09T06:00:40.500Z'))).toBe(-40.5);
});

it.each([
  [36_001, 'registration'],
  [36_000, 'registration'],
  [35_999.999, 'registration-closed'],
  [1_200, 'registration-closed'],
  [1_199.999, 'participation'],
  [0, 'participation'],
  [-1_199.999, 'participation'],
  [-1_200, 'ended'],
  [-1_201, 'ended'],
] as const)('at %d the band is %s', (clock, band) => {
  expect(bandAt(seven, clock)).toBe(band);
});

it.each([
  [1, { at: 'waiting-room' }],
  [0, { at: 'waiting-room' }],
  [-0.001, { at: 'question', index: 0, secondsLeft: 40 }],
  [-1, { at: 'question', index: 0, secondsLeft: 39 }],
  [-30, { at: 'question', index: 0, secondsLeft: 10 }],
  [-39.999, { at: 'question', index: 0, secondsLeft: 1 }],
  [-40, { at: 'question', index: 1, secondsLeft: 40 }],
  [-1_199.999, { at: 'question', index: 29, secondsLeft: 1 }],
  [-1_200, { at: 'end' }],
] as const)('at %d the test stands at %o', (clock, position) => {
  expect(positionAt(seven, clock)).toEqual(position);
});

it('every second of the test belongs to the question of its forty seconds', () => {
  for (let second = 1; second < 1_200; second += 1) {
    const position = positionAt(seven, -second);
    expect(position).toEqual({
      at: 'question',
      index: Math.floor(second / 40),
      secondsLeft: 40 - (second % 40),
    });
  }
});

it('answers are late from 1220 s after the start', () => {
  expect([-1_219.999, -1_220].map((clock) => isSubmittingOver(seven, clock))).toEqual([
    false,
    true,
  ]);
});

it('the right answers are public a day after the end, or once it is closed', () => {
  const dayAfter = -(1_200 + 86_400);
  expect(isCompleted(seven, null, at(dayAfter + 0.001))).toBe(false);
  expect(isCompleted(seven, null, at(dayAfter))).toBe(true);
  expect(isCompleted(seven, at(-1_300), at(-1_301))).toBe(true);
});

it('the site shows the next competition to come or running, else the latest', () => {
  const eight = { ...seven, startsAt: new Date('2024-07-14T11:30:00+05:30') };
  const nine = { ...seven, startsAt: new Date('2024-08-11T11:30:00+05:30') };
  const all = [nine, seven, eight];
  expect(currentOf(all, at(100_000))).toBe(seven);
  expect(currentOf(all, at(-1_219))).toBe(seven);
  expect(currentOf(all, at(-1_220))).toBe(eight);
  expect(currentOf(all, new Date('2025-01-01T00:00:00Z'))).toBe(nine);
  expect(currentOf([], at(0))).toBeUndefined();
});
