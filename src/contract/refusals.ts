// Why an account call is refused. A refusal has a `details.reason` out of `accountRefusals`, so that a page can tell them
// apart without reading the message.

import { accountAnswers as say } from '#messages/account-replies.ts';
import { ApiError, type ErrorName } from './errors.ts';

/** Every refusal of an account call: reason → status and words. */
export const accountRefusals = {
  'otp-wrong': ['ValidationError', say.otpWrong],
  'otp-expired': ['ValidationError', say.otpExpired],
  'otp-tries-used': ['ValidationError', say.otpTriesUsed],
  /** `details.retryAfterSeconds` says when a new code may be asked for. */
  'otp-too-soon': ['RateLimitError', say.otpTooSoon],
  'otp-too-many': ['RateLimitError', say.otpTooMany],
  /** Get GET /api/user/challenge solved and send the same call again with `altcha`. */
  'captcha-needed': ['RateLimitError', say.captchaNeeded],
  'captcha-wrong': ['ValidationError', say.captchaWrong],
  'phone-not-verified': ['ForbiddenError', say.phoneNotVerified],
  'phone-taken': ['ConflictError', say.phoneTaken],
  'no-account': ['NotFoundError', say.noAccount],
  'password-wrong': ['UnauthorizedError', say.passwordWrong],
  'old-password-wrong': ['ValidationError', say.oldPasswordWrong],
  'too-many-tries': ['RateLimitError', say.tooManyTries],
  'session-ended': ['UnauthorizedError', say.logInAgain],
  'not-yours': ['ForbiddenError', say.notYours],
  'foreign-origin': ['ForbiddenError', say.foreignOrigin],
} as const satisfies Record<string, readonly [ErrorName, string]>;

export type AccountRefusal = keyof typeof accountRefusals;

export function refuse(reason: AccountRefusal, details: Record<string, unknown> = {}): ApiError {
  const [name, message] = accountRefusals[reason];
  return new ApiError(name, message, { reason, ...details });
}
