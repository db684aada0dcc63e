// Which new passwords are refused because a stranger would try them first (product §4.1).

import { normalisePhone } from '../account/phone.ts';

export type PasswordWeakness = 'password-common' | 'password-is-phone' | 'password-is-name';

export interface PasswordOwner {
  /** Ten digits. */
  readonly phone: string;
  readonly username: string;
  readonly childsName: string;
}

/** Why this password is easy to guess; null if it isn't. `isCommon` expects lower case. */
export function findWeakness(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): PasswordWeakness | null {
  const folded = fold(password);
  if (normalisePhone(folded) === owner.phone) return 'password-is-phone';
  if (namesOf(owner).includes(folded)) return 'password-is-name';
  const plain = password.normalize('NFKC').toLowerCase();
  if (isCommon(plain) || isCommon(folded) || isRun(plain)) return 'password-common';
  return null;
}

/** Letters and digits only, without case, accents and typographic variants, so that `Zoë-3` and `zoe３` are the same. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|[\u0300-\u036f]/gu, '');
}

/** Each name, each word of it, and both names together. */
function namesOf({ username, childsName }: PasswordOwner): string[] {
  const words = `${username} ${childsName}`.split(/\s+/);
  const names = [username, childsName, username + childsName, childsName + username];
  return [...words, ...names].map(fold).filter((name) => name !== '');
}

/** One character repeated, or a sequence such as `abcdef` or `987654`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size <= 1 && Math.abs(step) <= 1;
}
