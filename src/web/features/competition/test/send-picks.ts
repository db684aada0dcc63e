// Sends picks as they are made (product §11.7), so that a child whose network ends loses at most the last question. The
// picks come from the record; whatever could not be sent goes with the next one, and all are handed in at the end.

import type { sendPicks } from '#contract/competition-play.ts';
import { CallError, callPublic } from '#web/platform/api.ts';
import { markSent, readRecord } from './answer-record.ts';
import { isRetryable } from './is-retryable.ts';
import { unsentOf } from './stored-record.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 8_000;
/** The next try must not wait for a call that hangs. */
const LIMIT_MS = 8_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isBusy = false;
let failures = 0;

/** Sends what the server does not have yet, now and, if that fails, again after growing, random pauses. */
export function sendPicksNow(): void {
  clearTimeout(timer);
  void attempt();
}

async function attempt(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  const nextMs = await send().finally(() => {
    isBusy = false;
  });
  if (nextMs !== null) timer = setTimeout(attempt, nextMs);
}

/** Returns the milliseconds until the next attempt; null: nothing is left to be sent. */
async function send(): Promise<number | null> {
  const record = readRecord();
  if (record === null || record.state === 'saved' || record.state === 'refused') return null;
  const unsent = unsentOf(record);
  if (unsent.length === 0) return null;
  const { id, CompId, startsAt, answers, secondsLeft } = record;
  const picks = unsent.map((question) => ({
    question,
    option: answers[question] ?? 0,
    secondsLeft: secondsLeft[question] ?? 0,
  }));
  try {
    const body = { id, CompId, startsAt, picks };
    const options = { body, isRetried: false, limitMs: LIMIT_MS };
    const { others } = await callPublic<typeof sendPicks>('POST', '/api/comp/picks', options);
    failures = 0;
    markSent({ id, CompId }, unsent, others);
    // A pick may have been made meanwhile.
    return 0;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // Any other refusal is told when the answers are handed in.
    if (!isRetryable(error)) return null;
    failures += 1;
    return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.5 + Math.random());
  }
}
