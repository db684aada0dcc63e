// Turns a refusal from the server into a form problem: the server's message in the language of the page, at the field
// it concerns.

import type { AccountRefusal, CompetitionRefusal, LimitRefusal } from '#contract/refusals.ts';
import { fill } from '#messages/fill.ts';
import { replyInLanguage } from '#web/language/language.ts';
import { showTimeToCome } from '#web/language/show-date.ts';
import { CallError } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { type FieldName, isFieldName, type Problem } from './problem.ts';

type Reason = AccountRefusal | CompetitionRefusal | LimitRefusal;

const fieldOfReason: Partial<Record<Reason, FieldName>> = {
  'otp-wrong': 'otp',
  'otp-expired': 'otp',
  'otp-tries-used': 'otp',
  // The previous code can still be entered.
  'otp-too-soon': 'otp',
  'otp-too-many': 'phone',
  'otp-too-busy': 'phone',
  'phone-not-verified': 'phone',
  'phone-taken': 'phone',
  'no-account': 'phone',
  'child-wrong': 'childsName',
  'too-many-names': 'childsName',
  'password-wrong': 'password',
  'old-password-wrong': 'oldPassword',
  'password-common': 'password',
  'password-is-phone': 'password',
  'password-is-name': 'password',
  'participant-unknown': 'phone',
};

export function reasonOf(error: unknown): Reason | null {
  if (!(error instanceof CallError) || typeof error.details.reason !== 'string') return null;
  return error.details.reason as Reason;
}

/** Rethrows anything that is not a refusal from the server. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof CallError)) throw error;
  const reason = reasonOf(error);
  const malformed = validationProblemOf(error);
  return {
    field: (reason && fieldOfReason[reason]) ?? malformed?.field ?? null,
    message: withTime(
      replyInLanguage(malformed?.message ?? error.message, reason) || texts.account.callFailed,
      error,
    ),
  };
}

/** Says when a call that was made too often may be made again. */
export function withTime(refusal: string, { details }: CallError): string {
  const { reason, retryAfterSeconds } = details;
  if (reason !== 'too-often' || typeof retryAfterSeconds !== 'number') return refusal;
  const time = showTimeToCome(Date.now() + retryAfterSeconds * 1_000);
  return fill(texts.account.tryAgainAt, { refusal, time });
}

/** The first field that failed the server's validation (`body.childsName`), with the server's message. */
function validationProblemOf({ details }: CallError): Problem | null {
  const problems = details.problems as readonly { where: string; problem: string }[] | undefined;
  const first = problems?.[0];
  if (first === undefined) return null;
  const name = first.where.split('.').at(-1);
  return { field: isFieldName(name) ? name : null, message: first.problem };
}
