// Why an account call is refused. A refusal has a `details.reason` out of `accountRefusals`, so that a page can tell them
// apart without reading the message.

import { accountAnswers as say } from '#messages/account-replies.ts';
import { ApiError, type ErrorName } from './errors.ts';

/** Every refusal of an account call: reason → status and words. */
export const accountRefusals = {
  'otp-wrong': ['BadRequest', say.otpWrong],
  'otp-expired': ['BadRequest', say.otpExpired],
  'otp-tries-used': ['BadRequest', say.otpTriesUsed],
  /** `details.retryAfterSeconds` says when a new code may be asked for. */
  'otp-too-soon': ['TooManyRequests', say.otpTooSoon],
  'otp-too-many': ['TooManyRequests', say.otpTooMany],
  /** Get GET /api/user/challenge solved and send the same call again with `altcha`. */
  'captcha-needed': ['TooManyRequests', say.captchaNeeded],
  'captcha-wrong': ['BadRequest', say.captchaWrong],
  'phone-not-verified': ['Forbidden', say.phoneNotVerified],
  'phone-taken': ['Conflict', say.phoneTaken],
  'no-account': ['NotFound', say.noAccount],
  'password-wrong': ['Unauthorized', say.passwordWrong],
  'old-password-wrong': ['BadRequest', say.oldPasswordWrong],
  'too-many-tries': ['TooManyRequests', say.tooManyTries],
  'session-ended': ['Unauthorized', say.logInAgain],
  'not-yours': ['Forbidden', say.notYours],
  'foreign-origin': ['Forbidden', say.foreignOrigin],
} as const satisfies Record<string, readonly [ErrorName, string]>;

export type AccountRefusal = keyof typeof accountRefusals;

export function refuse(reason: AccountRefusal, details: Record<string, unknown> = {}): ApiError {
  const [name, message] = accountRefusals[reason];
  return new ApiError(name, message, { reason, ...details });
}
