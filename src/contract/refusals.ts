// Why an account call is refused. A refusal has a `details.reason` out of `accountRefusals`, so that a page can tell them
// apart without reading the message.

import { ApiError, type ErrorName } from './errors.ts';

/** Every refusal of an account call: reason → error. The server adds the text. */
export const accountRefusals = {
  'otp-wrong': 'ValidationError',
  'otp-expired': 'ValidationError',
  'otp-tries-used': 'ValidationError',
  /** `details.retryAfterSeconds` says when a new code may be asked for. */
  'otp-too-soon': 'RateLimitError',
  'otp-too-many': 'RateLimitError',
  /** Get GET /api/user/challenge solved and send the same call again with `altcha`. */
  'captcha-needed': 'RateLimitError',
  'captcha-wrong': 'ValidationError',
  'phone-not-verified': 'ForbiddenError',
  'phone-taken': 'ConflictError',
  'no-account': 'NotFoundError',
  'password-wrong': 'UnauthorizedError',
  'old-password-wrong': 'ValidationError',
  'too-many-tries': 'RateLimitError',
  'session-ended': 'UnauthorizedError',
  'not-yours': 'ForbiddenError',
  'foreign-origin': 'ForbiddenError',
} as const satisfies Record<string, ErrorName>;

export type AccountRefusal = keyof typeof accountRefusals;

export function refuse(reason: AccountRefusal, details: Record<string, unknown> = {}): ApiError {
  return new ApiError(accountRefusals[reason], undefined, { reason, ...details });
}
