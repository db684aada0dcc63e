// Which new passwords are refused because a stranger would try them first (product §4.1).

export type PasswordWeakness = 'password-common' | 'password-is-phone' | 'password-is-name';

export interface PasswordOwner {
  /** Ten digits. */
  readonly phone: string;
  readonly username: string;
  readonly childsName: string;
}

/** What strangers know of the site. */
export interface Guessable {
  /** Expects lower case. */
  isCommon(password: string): boolean;
  readonly siteName: string;
}

/** So many digits of the own phone in a row make a password easy to guess. */
const PHONE_PART_DIGITS = 6;

/** Why this password is easy to guess; null if it isn't. Digits make no name hard to guess. */
export function findWeakness(
  password: string,
  owner: PasswordOwner,
  { isCommon, siteName }: Guessable,
): PasswordWeakness | null {
  const folded = fold(password);
  if (hasPhonePart(folded, owner.phone)) return 'password-is-phone';
  const letters = folded.replace(/\p{N}/gu, '');
  const names = namesOf(`${owner.username} ${owner.childsName}`, [
    owner.username,
    owner.childsName,
  ]);
  if (names.includes(folded) || names.includes(letters)) return 'password-is-name';
  const plain = password.normalize('NFKC').toLowerCase();
  const isKnown = isCommon(plain) || isCommon(folded);
  if (isKnown || isRun(plain) || namesOf(siteName, [siteName]).includes(letters)) {
    return 'password-common';
  }
  return null;
}

function hasPhonePart(text: string, phone: string): boolean {
  for (let from = 0; from + PHONE_PART_DIGITS <= phone.length; from += 1) {
    if (text.includes(phone.slice(from, from + PHONE_PART_DIGITS))) return true;
  }
  return false;
}

/** Letters and digits only, without case, accents and typographic variants, so that `Zoë-3` and `zoe３` are the same. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|[\u0300-\u036f]/gu, '');
}

/** Each word of the text, each name, and the names together in either order. */
function namesOf(text: string, names: readonly string[]): string[] {
  const all = [...text.split(/\s+/), ...names, names.join(''), names.toReversed().join('')];
  return all.map(fold).filter((name) => name !== '');
}

/** One character repeated, or a sequence such as `abcdef` or `987654`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size <= 1 && Math.abs(step) <= 1;
}
