// The names under which answers are stored on this device, each under one of its own, so that keeping one more takes as
// long among a thousand as among none: `answers/<owner>/<time>/<id>`. Like results (progress-memory.ts) they belong to the
// account that was signed in, or to nobody if visitors played.

import type { KeptAnswer } from '#domain/learning/kept-answer.ts';
import {
  type AnswerName,
  readStoredText,
  removeStored,
  storedNames,
} from '#web/platform/storage.ts';

const UNOWNED = 'answers//';
/** Ends the name of an answer that the server does not take. */
const ASIDE = '/aside';

/** For an answer of the current viewer. Those of one owner are in order of time. */
export function nameOfAnswer(answer: KeptAnswer): AnswerName {
  return nameUnder(ownPrefix(), answer);
}

/** The name that the answer had if a visitor gave it. */
export function nameWithoutOwner(answer: KeptAnswer): AnswerName {
  return nameUnder(UNOWNED, answer);
}

/** The name of an answer that is put aside. It leaves the device with the rest of the account. */
export function nameAside(answer: KeptAnswer): AnswerName {
  return `${nameOfAnswer(answer)}${ASIDE}`;
}

function nameUnder(prefix: AnswerName, { at, id }: KeptAnswer): AnswerName {
  return `${prefix}${String(at).padStart(13, '0')}/${id}`;
}

/** The answers of the current viewer. */
export function ownAnswers(): AnswerName[] {
  return answersUnder(ownPrefix()).filter((name) => !name.endsWith(ASIDE));
}

/** The answers that no account owns yet. */
export function unownedAnswers(): AnswerName[] {
  return answersUnder(UNOWNED);
}

/** Whether there are answers that the current viewer may see: their own, or unowned ones. */
export function hasAnswers(): boolean {
  return ownAnswers().length > 0 || unownedAnswers().length > 0;
}

/** Called before an account signs out. */
export function forgetOwnedAnswers(): void {
  const unowned = new Set(unownedAnswers());
  removeStored(...answersUnder('answers/').filter((name) => !unowned.has(name)));
}

function ownPrefix(): AnswerName {
  return `answers/${readStoredText('id') ?? ''}/`;
}

function answersUnder(prefix: AnswerName): AnswerName[] {
  return storedNames().filter((name): name is AnswerName => name.startsWith(prefix));
}
