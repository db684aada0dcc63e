// What the server refused, as the form shows it: its words, beside the field they are about.

import type { AccountRefusal } from '#contract/refusals.ts';
import { CallError } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { type FieldName, isFieldName, type Problem } from './checks.ts';

const fieldOfReason: Partial<Record<AccountRefusal, FieldName>> = {
  'otp-wrong': 'otp',
  'otp-expired': 'otp',
  'otp-tries-used': 'otp',
  // The code that came before is still to be typed.
  'otp-too-soon': 'otp',
  'otp-too-many': 'phone',
  'phone-not-verified': 'phone',
  'phone-taken': 'phone',
  'no-account': 'phone',
  'password-wrong': 'password',
  'old-password-wrong': 'oldPassword',
};

export function reasonOf(error: unknown): AccountRefusal | null {
  if (!(error instanceof CallError) || typeof error.details.reason !== 'string') return null;
  return error.details.reason as AccountRefusal;
}

/** Anything that is no refusal of the server is thrown on. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof CallError)) throw error;
  const reason = reasonOf(error);
  const malformed = malformedOf(error);
  return {
    field: (reason && fieldOfReason[reason]) ?? malformed?.field ?? null,
    message: malformed?.message ?? (error.message || texts.account.callFailed),
  };
}

/** A field that the server would not take (`body.childsName`) is told in the server's words, without where it was. */
function malformedOf({ details }: CallError): Problem | null {
  const problems = details.problems as readonly { where: string; problem: string }[] | undefined;
  const first = problems?.[0];
  if (first === undefined) return null;
  const name = first.where.split('.').at(-1);
  return { field: isFieldName(name) ? name : null, message: first.problem };
}
