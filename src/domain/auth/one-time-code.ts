// A one-time code: six digits, valid for ten minutes, single use, newest only, five wrong tries (product §4.3).
// Invariant: once a code is used, expired or out of tries, nothing makes it valid again.

export const CODE_LENGTH = 6;
export const CODE_VALID_MS = 10 * 60_000;
export const MAX_WRONG_TRIES = 5;

/** A code is valid for one purpose only: a code for a login can't delete an account. */
export const codePurposes = [
  'sign-up',
  'login',
  'delete',
  'own-phone',
  'new-phone',
  'competition',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

export interface IssuedCode {
  readonly expiresAt: Date;
  readonly wrongTries: number;
  readonly usedAt: Date | null;
}

/** Wrong tries, of one code, that don't name the delivery which brought it. */
export const MAX_UNNAMED_TRIES = 5;

export type CodeVerdict =
  | { ok: true; next: IssuedCode }
  | { ok: false; reason: 'otp-wrong' | 'otp-expired' | 'otp-tries-used'; next: IssuedCode };

/** Judges one try against the newest code of a phone and purpose; `next` is the new state of the code. */
export function tryCode(code: IssuedCode, isMatch: boolean, now: Date): CodeVerdict {
  if (code.usedAt !== null || code.expiresAt <= now) {
    return { ok: false, reason: 'otp-expired', next: code };
  }
  if (code.wrongTries >= MAX_WRONG_TRIES)
    return { ok: false, reason: 'otp-tries-used', next: code };
  if (isMatch) return { ok: true, next: { ...code, usedAt: now } };
  const wrongTries = code.wrongTries + 1;
  const reason = wrongTries >= MAX_WRONG_TRIES ? 'otp-tries-used' : 'otp-wrong';
  return { ok: false, reason, next: { ...code, wrongTries } };
}

/**
 * Judges a try that doesn't name the delivery which brought the code: anyone can make such tries, so a wrong one
 * changes nothing about the code, and after some of them only named tries can be right. `unnamedTries`: the wrong ones
 * so far.
 */
export function tryUnnamed(
  code: IssuedCode,
  isMatch: boolean,
  { unnamedTries, now }: { unnamedTries: number; now: Date },
): CodeVerdict {
  const verdict = tryCode(code, isMatch, now);
  return verdict.ok && unnamedTries < MAX_UNNAMED_TRIES
    ? verdict
    : { ok: false, reason: 'otp-wrong', next: code };
}
