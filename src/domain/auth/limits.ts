// How often codes may be sent and passwords tried (product §4.3). Past a soft limit a request needs a proof of work
// instead of being refused, because a whole school shares one address.

import {
  fullPlace,
  type Place,
  type SendCeilings,
  type Volume,
  type Volumes,
} from './code-volume.ts';
import { type ProofLevel, requiredProof } from './proof-level.ts';

/** A new code may be requested after this time (the page offers it then). */
export const NEXT_CODE_AFTER_MS = 30_000;
export const LIMIT_HOUR_MS = 3_600_000;
export const LIMIT_DAY_MS = 24 * LIMIT_HOUR_MS;

const SOFT_PER_PHONE_AND_HOUR = 3;
const HARD_PER_PHONE_AND_HOUR = 6;
const HARD_PER_PHONE_AND_DAY = 15;
/** To all devices together that an account knows; each of them has the limits above for itself. */
const HARD_TO_KNOWN_DEVICES_AND_DAY = 45;

export interface SentCodes {
  /** When the last code for the same phone and purpose was sent. */
  readonly lastAt: Date | null;
  /** Codes to the phone or to the known device, whichever the limit counts. */
  readonly toPhone: Volume;
  /** To all known devices of the account in the last day; 0 for a device that is not known. */
  readonly toKnownDevices: number;
  readonly volumes: Volumes;
}

export interface SendRequest {
  /** The level of the proof of work in the request; 0: none. */
  readonly proof: ProofLevel;
  readonly now: Date;
  /** Codes per address and hour that need no proof. */
  readonly softPerAddress: number;
  readonly ceilings: SendCeilings;
}

export type SendDecision =
  | { ok: true }
  | { ok: false; reason: 'otp-too-soon'; retryAfterSeconds: number }
  | { ok: false; reason: 'otp-too-busy'; place: Place }
  | { ok: false; reason: 'otp-too-many' | 'captcha-needed' };

export function decideSend(sent: SentCodes, request: SendRequest): SendDecision {
  const waitMs =
    sent.lastAt === null ? 0 : sent.lastAt.getTime() + NEXT_CODE_AFTER_MS - request.now.getTime();
  if (waitMs > 0) {
    return { ok: false, reason: 'otp-too-soon', retryAfterSeconds: Math.ceil(waitMs / 1000) };
  }
  const { inHour, inDay } = sent.toPhone;
  const isUsedUp = inHour >= HARD_PER_PHONE_AND_HOUR || inDay >= HARD_PER_PHONE_AND_DAY;
  if (isUsedUp || sent.toKnownDevices >= HARD_TO_KNOWN_DEVICES_AND_DAY) {
    return { ok: false, reason: 'otp-too-many' };
  }
  const place = fullPlace(sent.volumes, request.ceilings);
  if (place !== null) return { ok: false, reason: 'otp-too-busy', place };
  const required = requiredProof(sent.volumes, request);
  const isMissing = required > 0 || inHour >= SOFT_PER_PHONE_AND_HOUR;
  // Others may have sent codes since this caller got the challenge, so one level less is enough.
  const isTooCheap = request.proof === 0 || request.proof < required - 1;
  return isMissing && isTooCheap ? { ok: false, reason: 'captcha-needed' } : { ok: true };
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

/**
 * Tries of strangers on the whole site that name no delivery. After these none of them is looked at, so that not even
 * attackers with many addresses fill the table that counts them; the pages name the delivery.
 */
export const MAX_UNNAMED_TRIES_ON_SITE = 5_000;

/** Decides whether a code may be tried, given the wrong codes from the address in the last 15 minutes. */
export function decideCodeTry(
  wrongFromAddress: number,
): { ok: true } | { ok: false; reason: 'too-many-tries' } {
  return wrongFromAddress < HARD_WRONG_CODES_PER_ADDRESS
    ? { ok: true }
    : { ok: false, reason: 'too-many-tries' };
}

/** Wrong guesses in an hour, after which each needs a proof of work. */
export const SOFT_WRONG_GUESSES_PER_PHONE = 3;
export const SOFT_WRONG_GUESSES_PER_ADDRESS = 20;

/** Logins by password that succeed. */
export const LOGINS_PER_PHONE = { perHour: 30, perDay: 100 } as const;
/** A whole school of 300 logs in within ten minutes. */
export const LOGINS_PER_NETWORK = { perHour: 1_500, perDay: 5_000 } as const;
/** Passwords that are checked, right or wrong: a school of 300 in two minutes. */
export const PASSWORDS_PER_NETWORK = { perMinute: 180 } as const;
export const PASSWORDS_AT_ONCE_PER_NETWORK = 4;
