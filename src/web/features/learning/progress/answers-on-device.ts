// The answers on this device that the current viewer may see (answer-names.ts).

import type { KeptAnswer } from '#domain/learning/kept-answer.ts';
import {
  nameOfAnswer,
  nameWithoutOwner,
  ownAnswers,
  rejectedName,
  storedAnswers,
  unownedAnswers,
} from './answer-names.ts';

/** Oldest first. */
export function answersOnDevice(): readonly KeptAnswer[] {
  // A visitor's own answers are the unowned ones.
  const answers = [...unownedAnswers(), ...ownAnswers()]
    .map(storedAnswers.read)
    .filter((answer) => answer !== null);
  // A tab closed while claiming answers leaves one under both names.
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return [...byId.values()].sort((a, b) => a.at - b.at);
}

/**
 * Moves visitors' answers to the signed-in account. Removes unreadable ones; an answer that does not fit into nearly
 * full storage twice keeps its name.
 */
export function claimAnswers(): void {
  for (const name of unownedAnswers()) {
    const answer = storedAnswers.read(name);
    if (answer !== null && !storeCopy(nameOfAnswer(answer), answer)) continue;
    storedAnswers.remove(name);
  }
}

/** Stores the answer under this name too, if there is space. */
function storeCopy(name: string, answer: KeptAnswer): boolean {
  storedAnswers.write(name, answer);
  if (storedAnswers.isPersisted(name)) return true;
  storedAnswers.remove(name);
  return false;
}

/** Removes answers that the signed-in account now has. */
export function forgetAnswers(answers: readonly KeptAnswer[]): void {
  storedAnswers.remove(
    ...answers.flatMap((answer) => [nameOfAnswer(answer), nameWithoutOwner(answer)]),
  );
}

/** The server rejects this answer: it stays on the device, but is neither sent nor shown again. */
export function markRejected(answer: KeptAnswer): void {
  storedAnswers.write(rejectedName(answer), answer);
  forgetAnswers([answer]);
}

type SentAnswer = Omit<KeptAnswer, 'answer'> & { answer: number | string | number[] | null };

/** Lists of the domain are read-only, those of the contract are not. */
export function writable({ answer, ...kept }: KeptAnswer): SentAnswer {
  const isList = typeof answer === 'object' && answer !== null;
  return { ...kept, answer: isList ? [...answer] : answer };
}
