// Submits this device's answers, with retries until the server has acknowledged them (product §11.7). The answers come
// from the record; no page of the competition needs to be open.

import type { setAnswer } from '#contract/competition-play.ts';
import { clockAt, testSeconds } from '#domain/competition/clock.ts';
import { CallError, callPublic } from '#web/platform/api.ts';
import { fetchCurrent, serverClock } from '../get-current.ts';
import { rememberParticipation } from '../participant.ts';
import { readRecord, setRecordState } from './answer-record.ts';
import { isRetryable } from './is-retryable.ts';
import type { AnswerRecord } from './stored-record.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isBusy = false;
let failures = 0;

/** Submits pending answers at a random moment within the given time: thousands of tests end at the same second. */
export function submitWithin(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(attempt, Math.random() * ms);
}

async function attempt(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  const nextMs = await submit().finally(() => {
    isBusy = false;
  });
  if (nextMs !== null) timer = setTimeout(attempt, nextMs);
}

/** Returns the milliseconds until the next attempt; null: nothing is pending. */
async function submit(): Promise<number | null> {
  const record = readRecord();
  if (record === null || record.state === 'saved' || record.state === 'refused') return null;
  const { answers, timeTaken, id, CompId, startsAt, state } = record;
  try {
    if (state === 'open') {
      const leftMs = await msUntilOver(CompId);
      if (leftMs > 0) return leftMs;
      setRecordState('final');
    }
    const times = timesOf(record);
    const body = { id, CompId, startsAt, answers: [...answers], timeTaken, ...times };
    const { isLate, inTime, hasOthers } = await callPublic<typeof setAnswer>(
      'POST',
      '/api/comp/set-answer',
      { body },
    );
    failures = 0;
    setRecordState('saved', { isLate, inTime, hasOthers });
    rememberParticipation(CompId);
    return null;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isRetryable(error)) {
      if (state !== 'open') setRecordState('stuck');
      failures += 1;
      return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.5 + Math.random());
    }
    setRecordState('refused', { reason: error.message });
    return null;
  }
}

/** The seconds of each pick, unless the record lacks some: an earlier release kept their sum alone. */
function timesOf({ answers, secondsLeft, timeTaken }: AnswerRecord) {
  const isWhole = answers.every(
    (answer, question) => (answer === null) === (secondsLeft[question] === null),
  );
  const sum = secondsLeft.reduce<number>((total, seconds) => total + (seconds ?? 0), 0);
  return isWhole && sum === timeTaken ? { secondsLeft: [...secondsLeft] } : {};
}

/** The time until answers of this competition can no longer be picked; 0 after that. Throws CallError. */
async function msUntilOver(CompId: number): Promise<number> {
  const current = await fetchCurrent();
  if (current?.id !== CompId) return 0;
  const clock = clockAt(current, new Date(serverClock.now() ?? 0));
  return Math.max(0, (clock + testSeconds(current)) * 1_000);
}
