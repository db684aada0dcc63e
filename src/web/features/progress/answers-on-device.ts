// The answers on this device, as the current viewer may see them (answer-names.ts).

import type { KeptAnswer } from '#domain/learning/kept-answer.ts';
import { readStored, removeStored, writeStored } from '#web/platform/storage.ts';
import { nameOfAnswer, ownAnswers, unownedAnswers } from './answer-names.ts';

/** The oldest first. */
export function answersOnDevice(): readonly KeptAnswer[] {
  // A visitor's own answers are the unowned ones.
  return [...new Set([...unownedAnswers(), ...ownAnswers()])]
    .map(readStored)
    .filter(isKeptAnswer)
    .sort((a, b) => a.at - b.at);
}

/** Visitors' answers belong to the signed-in account from now on. What cannot be read is removed. */
export function claimAnswers(): void {
  for (const name of unownedAnswers()) {
    const answer = readStored(name);
    removeStored(name);
    if (isKeptAnswer(answer)) writeStored(nameOfAnswer(answer), answer);
  }
}

/** The signed-in account has these now. */
export function forgetAnswers(answers: readonly KeptAnswer[]): void {
  removeStored(...answers.map(nameOfAnswer));
}

type SentAnswer = Omit<KeptAnswer, 'answer'> & { answer: number | string | number[] | null };

/** Lists of the domain are read-only, those of the contract are not. */
export function writable({ answer, ...kept }: KeptAnswer): SentAnswer {
  const isList = typeof answer === 'object' && answer !== null;
  return { ...kept, answer: isList ? [...answer] : answer };
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
