// The answers on this device, as the current viewer may see them (answer-names.ts).

import type { KeptAnswer } from '#domain/learning/kept-answer.ts';
import { type AnswerName, readStored, removeStored, writeStored } from '#web/platform/storage.ts';
import {
  nameAside,
  nameOfAnswer,
  nameWithoutOwner,
  ownAnswers,
  unownedAnswers,
} from './answer-names.ts';

/** The oldest first. */
export function answersOnDevice(): readonly KeptAnswer[] {
  // A visitor's own answers are the unowned ones.
  const answers = [...unownedAnswers(), ...ownAnswers()].map(readStored).filter(isKeptAnswer);
  // A tab that was closed while it claimed answers has left one under both names.
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return [...byId.values()].sort((a, b) => a.at - b.at);
}

/**
 * Visitors' answers belong to the signed-in account from now on. What cannot be read is removed; what does not fit into a
 * full storage twice keeps its name.
 */
export function claimAnswers(): void {
  for (const name of unownedAnswers()) {
    const answer = readStored(name);
    if (isKeptAnswer(answer) && !isKept(nameOfAnswer(answer), answer)) continue;
    removeStored(name);
  }
}

function isKept(name: AnswerName, answer: KeptAnswer): boolean {
  writeStored(name, answer);
  return readStored(name) !== null;
}

/** The signed-in account has these now. */
export function forgetAnswers(answers: readonly KeptAnswer[]): void {
  removeStored(...answers.flatMap((answer) => [nameOfAnswer(answer), nameWithoutOwner(answer)]));
}

/** The server does not take this answer: it stays on the device, but is neither sent nor shown again. */
export function putAside(answer: KeptAnswer): void {
  writeStored(nameAside(answer), answer);
  forgetAnswers([answer]);
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
