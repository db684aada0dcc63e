// How often codes may be sent and passwords tried (product §4.3). Past a soft limit a request needs a proof of work
// instead of being refused, because a whole school shares one address; only a phone has a hard limit.

/** A new code may be requested after this time (the page offers it then). */
export const NEXT_CODE_AFTER_MS = 30_000;
export const LIMIT_HOUR_MS = 3_600_000;
export const LIMIT_DAY_MS = 24 * LIMIT_HOUR_MS;

const SOFT_PER_PHONE_AND_HOUR = 3;
const HARD_PER_PHONE_AND_HOUR = 6;
const HARD_PER_PHONE_AND_DAY = 15;
/** Codes per address and hour that need no check, unless configured otherwise. */
export const SOFT_PER_ADDRESS_AND_HOUR = 20;

export interface SentCodes {
  /** When the last code for the same phone and purpose was sent. */
  readonly lastAt: Date | null;
  readonly phoneInHour: number;
  readonly phoneInDay: number;
  readonly addressInHour: number;
}

export type SendDecision =
  | { ok: true }
  | { ok: false; reason: 'otp-too-soon'; retryAfterSeconds: number }
  | { ok: false; reason: 'otp-too-many' | 'captcha-needed' };

/** Decides whether another code may be sent; `hasProof`: the request carried a proof of work. */
export function decideSend(
  sent: SentCodes,
  request: { hasProof: boolean; now: Date; softPerAddress: number },
): SendDecision {
  const waitMs =
    sent.lastAt === null ? 0 : sent.lastAt.getTime() + NEXT_CODE_AFTER_MS - request.now.getTime();
  if (waitMs > 0) {
    return { ok: false, reason: 'otp-too-soon', retryAfterSeconds: Math.ceil(waitMs / 1000) };
  }
  if (sent.phoneInHour >= HARD_PER_PHONE_AND_HOUR || sent.phoneInDay >= HARD_PER_PHONE_AND_DAY) {
    return { ok: false, reason: 'otp-too-many' };
  }
  const isSuspicious =
    sent.phoneInHour >= SOFT_PER_PHONE_AND_HOUR || sent.addressInHour >= request.softPerAddress;
  return isSuspicious && !request.hasProof ? { ok: false, reason: 'captcha-needed' } : { ok: true };
}

export const PASSWORD_TRIES_WINDOW_MS = 15 * 60_000;
const SOFT_WRONG_PASSWORDS_PER_ADDRESS = 20;
const HARD_WRONG_PASSWORDS_PER_PHONE = 10;

/**
 * Decides whether a password may be tried, given the wrong ones of the last 15 minutes. Login by code has its own
 * limits, which wrong passwords do not affect.
 */
export function decidePasswordTry(
  wrong: { forPhone: number; fromAddress: number },
  hasProof: boolean,
): { ok: true } | { ok: false; reason: 'too-many-tries' | 'captcha-needed' } {
  if (wrong.forPhone >= HARD_WRONG_PASSWORDS_PER_PHONE)
    return { ok: false, reason: 'too-many-tries' };
  const isSuspicious = wrong.fromAddress >= SOFT_WRONG_PASSWORDS_PER_ADDRESS;
  return isSuspicious && !hasProof ? { ok: false, reason: 'captcha-needed' } : { ok: true };
}

export const CODE_TRIES_WINDOW_MS = 15 * 60_000;
/** Far more than the wrong codes of a school behind one address. */
const HARD_WRONG_CODES_PER_ADDRESS = 200;

/** Decides whether a code may be tried, given the wrong codes from the address in the last 15 minutes. */
export function decideCodeTry(
  wrongFromAddress: number,
): { ok: true } | { ok: false; reason: 'too-many-tries' } {
  return wrongFromAddress < HARD_WRONG_CODES_PER_ADDRESS
    ? { ok: true }
    : { ok: false, reason: 'too-many-tries' };
}
