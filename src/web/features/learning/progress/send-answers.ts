// Uploads this device's answers to the account (product §7.13).

import type { keepAnswers } from '#contract/learning.ts';
import { type KeptAnswer, MAX_ANSWERS_SENT } from '#domain/learning/kept-answer.ts';
import { account } from '#web/platform/account.ts';
import { CallError, call } from '#web/platform/api.ts';
import {
  answersOnDevice,
  claimAnswers,
  forgetAnswers,
  markRejected,
  writable,
} from './answers-on-device.ts';

let sending: Promise<boolean> | null = null;

/**
 * Uploads this device's answers to the signed-in account and removes the accepted ones here. Concurrent calls share one
 * upload. Resolves to whether the account has everything now; never rejects.
 */
export function sendAnswers(): Promise<boolean> {
  sending ??= sendAll()
    .catch(() => false)
    .finally(() => {
      sending = null;
    });
  return sending;
}

async function sendAll(): Promise<boolean> {
  const id = account.id.read();
  if (id === null) return false;
  claimAnswers();
  for (;;) {
    const answers = answersOnDevice().slice(0, MAX_ANSWERS_SENT);
    if (answers.length === 0) return true;
    if (!(await send(answers, id))) return false;
  }
}

/** Sends them together, or in halves until a rejected answer is alone. Throws CallError. */
async function send(answers: readonly KeptAnswer[], id: string): Promise<boolean> {
  try {
    await call<typeof keepAnswers>('POST', '/api/user/answers', {
      body: { now: Date.now(), answers: answers.map(writable) },
    });
  } catch (error) {
    if (!isMalformed(error) || account.id.read() !== id) throw error;
    const [first, ...others] = answers;
    if (first !== undefined && others.length === 0) {
      markRejected(first);
      return true;
    }
    const middle = Math.ceil(answers.length / 2);
    return (await send(answers.slice(0, middle), id)) && send(answers.slice(middle), id);
  }
  if (account.id.read() !== id) return false;
  forgetAnswers(answers);
  return true;
}

function isMalformed(error: unknown): boolean {
  const refusal = error instanceof CallError ? error.refusal : undefined;
  return refusal === 'ValidationError' || refusal === 'PayloadTooLargeError';
}
