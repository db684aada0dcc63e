// The names under which answers are stored on this device, each under one of its own, so that keeping one more takes as
// long among a thousand as among none: `answers/<owner>/<time>/<id>`. Like results (progress-memory.ts) they belong to the
// account that was signed in, or to nobody if visitors played.

import type { KeptAnswer } from '#domain/learning/kept-answer.ts';
import { account } from '#web/platform/account.ts';
import { storedGroup } from '#web/platform/stored-value.ts';

export const storedAnswers = storedGroup('answers/', (stored) =>
  isKeptAnswer(stored) ? stored : null,
);

const UNOWNED = 'answers//';
/** Ends the name of an answer that the server does not take. */
const ASIDE = '/aside';

/** For an answer of the current viewer. Those of one owner are in order of time. */
export function nameOfAnswer(answer: KeptAnswer): string {
  return nameUnder(ownPrefix(), answer);
}

/** The name that the answer had if a visitor gave it. */
export function nameWithoutOwner(answer: KeptAnswer): string {
  return nameUnder(UNOWNED, answer);
}

/** The name of an answer that is put aside. It leaves the device with the rest of the account. */
export function nameAside(answer: KeptAnswer): string {
  return `${nameOfAnswer(answer)}${ASIDE}`;
}

function nameUnder(prefix: string, { at, id }: KeptAnswer): string {
  return `${prefix}${String(at).padStart(13, '0')}/${id}`;
}

/** The answers of the current viewer. */
export function ownAnswers(): string[] {
  return storedAnswers.names(ownPrefix()).filter((name) => !name.endsWith(ASIDE));
}

/** The answers that no account owns yet. */
export function unownedAnswers(): string[] {
  return storedAnswers.names(UNOWNED);
}

/** Whether there are answers that the current viewer may see: their own, or unowned ones. */
export function hasAnswers(): boolean {
  return ownAnswers().length > 0 || unownedAnswers().length > 0;
}

/** Called before an account signs out. */
export function forgetOwnedAnswers(): void {
  const unowned = new Set(unownedAnswers());
  storedAnswers.remove(...storedAnswers.names().filter((name) => !unowned.has(name)));
}

function ownPrefix(): string {
  return `answers/${account.id.read() ?? ''}/`;
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
