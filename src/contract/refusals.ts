// The reasons of refusals. `details.reason` of a refusal is one of these, so that a page need not read the message.

import { ApiError, type ErrorName } from './errors.ts';

/** Every refusal of an account call: reason → error. The server adds the text. */
export const accountRefusals = {
  'otp-wrong': 'ValidationError',
  'otp-expired': 'ValidationError',
  'otp-tries-used': 'ValidationError',
  /** `details.retryAfterSeconds`: when a new code may be requested. */
  'otp-too-soon': 'RateLimitError',
  'otp-too-many': 'RateLimitError',
  /** The ceiling of the address, its network or the whole site. */
  'otp-too-busy': 'RateLimitError',
  /** Solve the challenge of GET /api/user/challenge and repeat the call with `altcha`. */
  'captcha-needed': 'RateLimitError',
  'captcha-wrong': 'ValidationError',
  'phone-not-verified': 'ForbiddenError',
  'phone-taken': 'ConflictError',
  /** The code was right, but the account was unused for so long that the number may have a new owner. */
  'owner-unsure': 'ForbiddenError',
  'child-wrong': 'ValidationError',
  'too-many-names': 'RateLimitError',
  'no-account': 'NotFoundError',
  'password-wrong': 'UnauthorizedError',
  'old-password-wrong': 'ValidationError',
  /** A new password that is easy to guess. */
  'password-common': 'ValidationError',
  'password-is-phone': 'ValidationError',
  'password-is-name': 'ValidationError',
  'too-many-tries': 'RateLimitError',
  'session-ended': 'UnauthorizedError',
  /** The account has no valid consent: only what ends it, shows it or mends that is open. */
  'consent-needed': 'ForbiddenError',
  'not-yours': 'ForbiddenError',
  'foreign-origin': 'ForbiddenError',
} as const satisfies Record<string, ErrorName>;

export type AccountRefusal = keyof typeof accountRefusals;

/** Every refusal of a membership call. */
export const membershipRefusals = {
  'coupon-missing': 'ValidationError',
  'coupon-invalid': 'ValidationError',
  /** It would be a coupon if capital and small letters did not count. */
  'coupon-case': 'ValidationError',
  'coupon-used-up': 'ConflictError',
  /** `details.retryAfterSeconds`: when the next coupon may be tried. */
  'coupon-tries-used': 'RateLimitError',
  'payment-unknown': 'NotFoundError',
  'cancellation-too-late': 'ConflictError',
  'cancellation-not-paid': 'ConflictError',
  'cancellation-none': 'ConflictError',
  /** The money is on its way back. */
  'cancellation-processed': 'ConflictError',
  'not-paid-twice': 'ConflictError',
} as const satisfies Record<string, ErrorName>;

export type MembershipRefusal = keyof typeof membershipRefusals;

/** Every refusal of a competition call. */
export const competitionRefusals = {
  'competition-unknown': 'NotFoundError',
  'registration-closed': 'ForbiddenError',
  'already-registered': 'ConflictError',
  /** No child is registered with this phone and standard, or with this id. */
  'participant-unknown': 'NotFoundError',
  'competition-not-started': 'ForbiddenError',
  'competition-cancelled': 'ForbiddenError',
  /** The answers were given for a start that the competition no longer has. */
  'plan-changed': 'ForbiddenError',
  'standard-not-in-competition': 'ValidationError',
  /** The id belongs to a participant of another competition. */
  'competition-other': 'ValidationError',
  'answers-count': 'ValidationError',
  'answers-option': 'ValidationError',
  'answers-time': 'ValidationError',
  /** A question has an answer that could not have been shown yet. */
  'answers-early': 'ForbiddenError',
  /** Picks come while the test runs; afterwards all answers are handed in. */
  'picks-over': 'ConflictError',
  /** One participant handed in too many different answers. */
  'hand-ins-too-many': 'ConflictError',
  /** This device is bound to no child of the phone and standard: it needs a code. */
  'code-needed': 'ForbiddenError',
  /** Several children of the phone are in this standard; `details.children` holds their first names. */
  'which-child': 'ConflictError',
  'question-not-due': 'ForbiddenError',
  'result-unknown': 'NotFoundError',
  'prize-not-won': 'ForbiddenError',
  /** The address can't be changed by the link any more. */
  'address-confirmed': 'ConflictError',
  'certificate-unknown': 'NotFoundError',
} as const satisfies Record<string, ErrorName>;

export type CompetitionRefusal = keyof typeof competitionRefusals;

/** Refusals of any call with limits (limits.ts). `details.retryAfterSeconds`: when it may be made again. */
export const limitRefusals = {
  'too-often': 'RateLimitError',
  /** The same caller's earlier call has not ended. */
  'still-busy': 'RateLimitError',
} as const satisfies Record<string, ErrorName>;

export type LimitRefusal = keyof typeof limitRefusals;

const refusals = {
  ...accountRefusals,
  ...membershipRefusals,
  ...competitionRefusals,
  ...limitRefusals,
};

export function isRefusal(error: unknown, reason: AccountRefusal): boolean {
  return error instanceof ApiError && error.details.reason === reason;
}

export function refuse(
  reason: AccountRefusal | MembershipRefusal | CompetitionRefusal | LimitRefusal,
  details: Record<string, unknown> = {},
): ApiError {
  return new ApiError(refusals[reason], undefined, { reason, ...details });
}
