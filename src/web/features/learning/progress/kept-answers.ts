// Stores every answer of a child (product §7.13). It stays on the device until the account has it. A visitor's answers
// go to the first account that signs in, like results (answer-names.ts).

import {
  type KeptAnswer,
  MAX_ANSWERS_ON_DEVICE,
  MAX_TOOK_MS,
} from '#domain/learning/kept-answer.ts';
import { account } from '#web/platform/account.ts';
import { nameOfAnswer, ownAnswers, storedAnswers } from './answer-names.ts';
import { syncAnswers } from './sync-answers.ts';

/** Collects several answers for one call. */
const SEND_AFTER_MS = 3_000;

/** Stores an answer, and sends it soon if a child is signed in. Beyond the limit the oldest answers are removed. */
export function keepAnswer(given: Omit<KeptAnswer, 'id' | 'at'>): void {
  const tookMs = Math.min(Math.max(Math.round(given.tookMs), 0), MAX_TOOK_MS);
  const answer: KeptAnswer = { id: crypto.randomUUID(), at: Date.now(), ...given, tookMs };
  storedAnswers.write(nameOfAnswer(answer), answer);
  const own = ownAnswers();
  if (own.length > MAX_ANSWERS_ON_DEVICE) {
    storedAnswers.remove(...own.toSorted().slice(0, -MAX_ANSWERS_ON_DEVICE));
  }
  scheduleSync();
}

let timer: ReturnType<typeof setTimeout> | null = null;

function scheduleSync(): void {
  if (account.id.read() === null || timer !== null) return;
  timer = setTimeout(() => {
    timer = null;
    void syncAnswers();
  }, SEND_AFTER_MS);
}
