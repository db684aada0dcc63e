import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '#web/platform/api.ts';
import { problemOf } from './refusal.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T18:00:20+05:30') });
});
afterEach(() => {
  vi.useRealTimers();
});

const tooOften = (retryAfterSeconds: number) =>
  problemOf(
    new CallError(429, 'As often as we can', { reason: 'too-often', retryAfterSeconds }),
  ).message.replaceAll(/\s/g, ' ');

it('a call that was made too often says when it can be tried again', () => {
  expect(tooOften(2_400)).toBe('As often as we can. You can try again at 6:41 pm.');
});

it('with the day, if that is another one', () => {
  expect(tooOften(8 * 3_600)).toBe(
    'As often as we can. You can try again at 23 Nov 2026, 2:01 am.',
  );
});

it('any other refusal says what it says', () => {
  const details = { reason: 'still-busy', retryAfterSeconds: 2 };
  expect(problemOf(new CallError(429, 'Still busy', details)).message).toBe('Still busy');
});
