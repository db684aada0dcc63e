// Keeps every answer of a child (product §7.13). On the device it waits until the account has it; a visitor's answers
// stay there, and go to the first account that signs in, like results (answer-names.ts).

import {
  type KeptAnswer,
  MAX_ANSWERS_ON_DEVICE,
  MAX_TOOK_MS,
} from '#domain/learning/kept-answer.ts';
import { account } from '#web/platform/account.ts';
import { nameOfAnswer, ownAnswers, storedAnswers } from './answer-names.ts';
import { handOverAnswers } from './hand-over-answers.ts';

/** Several answers travel together. */
const SEND_AFTER_MS = 3_000;

/** Keeps an answer, and sends it soon if a child is signed in. Of too many, the oldest leave the device. */
export function keepAnswer(given: Omit<KeptAnswer, 'id' | 'at'>): void {
  const tookMs = Math.min(Math.max(Math.round(given.tookMs), 0), MAX_TOOK_MS);
  const answer: KeptAnswer = { id: crypto.randomUUID(), at: Date.now(), ...given, tookMs };
  storedAnswers.write(nameOfAnswer(answer), answer);
  const own = ownAnswers();
  if (own.length > MAX_ANSWERS_ON_DEVICE) {
    storedAnswers.remove(...own.toSorted().slice(0, -MAX_ANSWERS_ON_DEVICE));
  }
  sendSoon();
}

let timer: ReturnType<typeof setTimeout> | null = null;

function sendSoon(): void {
  if (account.id.read() === null || timer !== null) return;
  timer = setTimeout(() => {
    timer = null;
    void handOverAnswers();
  }, SEND_AFTER_MS);
}
