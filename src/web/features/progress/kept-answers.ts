// Keeps every answer of a child (product §7.13). On the device it waits until the account has it; a visitor's answers
// stay there, and go to the first account that signs in, like results (progress-memory.ts).

import type { keepAnswers } from '#contract/learning.ts';
import {
  type KeptAnswer,
  MAX_ANSWERS_ON_DEVICE,
  MAX_ANSWERS_SENT,
  MAX_TOOK_MS,
} from '#domain/learning/kept-answer.ts';
import { call } from '#web/platform/api.ts';
import { readStoredText } from '#web/platform/storage.ts';
import { keepProgress, markSaved, readProgress } from './progress-memory.ts';

/** Several answers travel together. */
const SEND_AFTER_MS = 3_000;

/** Keeps an answer, and sends it soon if a child is signed in. */
export function keepAnswer(given: Omit<KeptAnswer, 'id' | 'at'>): void {
  // Browsers have no such ids on an address without TLS; then nothing is kept.
  if (crypto.randomUUID === undefined) return;
  const tookMs = Math.min(Math.max(Math.round(given.tookMs), 0), MAX_TOOK_MS);
  const answer: KeptAnswer = { id: crypto.randomUUID(), at: Date.now(), ...given, tookMs };
  keepProgress('answers', [...answersOnDevice(), answer].slice(-MAX_ANSWERS_ON_DEVICE));
  sendSoon();
}

/** The answers on this device that the current viewer may see, the oldest first. */
export function answersOnDevice(): readonly KeptAnswer[] {
  const kept = readProgress('answers');
  return Array.isArray(kept) ? kept.filter(isKeptAnswer) : [];
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { id, item, at, hint, tookMs, answer } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof item === 'string' &&
    Number.isInteger(at) &&
    Number.isInteger(tookMs) &&
    typeof hint === 'boolean' &&
    answer !== undefined
  );
}

let timer: ReturnType<typeof setTimeout> | null = null;

function sendSoon(): void {
  if (readStoredText('id') === null || timer !== null) return;
  timer = setTimeout(() => {
    timer = null;
    void sendAnswers();
  }, SEND_AFTER_MS);
}

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
  const id = readStoredText('id');
  for (;;) {
    const answers = answersOnDevice().slice(0, MAX_ANSWERS_SENT);
    if (id === null) return false;
    if (answers.length === 0) return true;
    await call<typeof keepAnswers>('POST', '/api/user/answers', {
      body: { now: Date.now(), answers: answers.map(writable) },
    });
    if (readStoredText('id') !== id) return false;
    const sent = new Set(answers.map((answer) => answer.id));
    const rest = answersOnDevice().filter((answer) => !sent.has(answer.id));
    keepProgress('answers', rest);
    if (rest.length === 0) markSaved('answers', rest);
  }
}

type SentAnswer = Omit<KeptAnswer, 'answer'> & { answer: number | string | number[] | null };

/** Lists of the domain are read-only, those of the contract are not. */
export function writable({ answer, ...kept }: KeptAnswer): SentAnswer {
  const isList = typeof answer === 'object' && answer !== null;
  return { ...kept, answer: isList ? [...answer] : answer };
}
