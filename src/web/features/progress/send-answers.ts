// Hands the answers on this device over to the account (product §7.13).

import type { keepAnswers } from '#contract/learning.ts';
import { MAX_ANSWERS_SENT } from '#domain/learning/kept-answer.ts';
import { account } from '#web/platform/account.ts';
import { call } from '#web/platform/api.ts';
import { answersOnDevice, claimAnswers, forgetAnswers, writable } from './answers-on-device.ts';

let sending: Promise<boolean> | null = null;

/**
 * Hands the answers on this device over to the signed-in account; what it has is removed here. Concurrent calls share one
 * transfer. Resolves to whether the account has everything now; never rejects.
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
    await call<typeof keepAnswers>('POST', '/api/user/answers', {
      body: { now: Date.now(), answers: answers.map(writable) },
    });
    if (account.id.read() !== id) return false;
    forgetAnswers(answers);
  }
}
