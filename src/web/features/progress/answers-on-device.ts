// The answers on this device, as the current viewer may see them (answer-names.ts).

import type { KeptAnswer } from '#domain/learning/kept-answer.ts';
import { nameOfAnswer, ownAnswers, storedAnswers, unownedAnswers } from './answer-names.ts';

/** The oldest first. */
export function answersOnDevice(): readonly KeptAnswer[] {
  // A visitor's own answers are the unowned ones.
  return [...new Set([...unownedAnswers(), ...ownAnswers()])]
    .map(storedAnswers.read)
    .filter((answer) => answer !== null)
    .sort((a, b) => a.at - b.at);
}

/** Visitors' answers belong to the signed-in account from now on. What cannot be read is removed. */
export function claimAnswers(): void {
  for (const name of unownedAnswers()) {
    const answer = storedAnswers.read(name);
    storedAnswers.remove(name);
    if (answer !== null) storedAnswers.write(nameOfAnswer(answer), answer);
  }
}

/** The signed-in account has these now. */
export function forgetAnswers(answers: readonly KeptAnswer[]): void {
  storedAnswers.remove(...answers.map(nameOfAnswer));
}

type SentAnswer = Omit<KeptAnswer, 'answer'> & { answer: number | string | number[] | null };

/** Lists of the domain are read-only, those of the contract are not. */
export function writable({ answer, ...kept }: KeptAnswer): SentAnswer {
  const isList = typeof answer === 'object' && answer !== null;
  return { ...kept, answer: isList ? [...answer] : answer };
}
