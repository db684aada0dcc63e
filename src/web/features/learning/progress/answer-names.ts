// The names under which answers are stored on this device: `answers/<owner>/<time>/<id>`. Each answer has its own name,
// which makes storing one more as fast among a thousand as among none. Like results (stored-progress.ts) they belong to
// the account that was signed in, or to nobody if a visitor played.

import type { KeptAnswer } from '#domain/learning/kept-answer.ts';
import { account } from '#web/platform/account.ts';
import { storedGroup } from '#web/platform/stored-value.ts';

export const storedAnswers = storedGroup('answers/', (stored) =>
  isKeptAnswer(stored) ? stored : null,
);

const UNOWNED = 'answers//';
/** The suffix of an answer that the server rejects. */
const REJECTED = '/aside';

/** The name of an answer of the current viewer. Names of one owner sort by time. */
export function nameOfAnswer(answer: KeptAnswer): string {
  return nameUnder(ownPrefix(), answer);
}

/** The name of the answer as a visitor's. */
export function nameWithoutOwner(answer: KeptAnswer): string {
  return nameUnder(UNOWNED, answer);
}

/** The name of a rejected answer. It leaves the device with the rest of the account. */
export function rejectedName(answer: KeptAnswer): string {
  return `${nameOfAnswer(answer)}${REJECTED}`;
}

function nameUnder(prefix: string, { at, id }: KeptAnswer): string {
  return `${prefix}${String(at).padStart(13, '0')}/${id}`;
}

/** The answers of the current viewer. */
export function ownAnswers(): string[] {
  return storedAnswers.names(ownPrefix()).filter((name) => !name.endsWith(REJECTED));
}

/** The answers that no account owns yet. */
export function unownedAnswers(): string[] {
  return storedAnswers.names(UNOWNED);
}

/** Whether there are answers visible to the current viewer: their own, or unowned ones. */
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
