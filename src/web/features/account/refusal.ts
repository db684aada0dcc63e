// What the server refused, as the form shows it: its words, beside the field they are about.

import type { AccountRefusal } from '#contract/account-refusals.ts';
import { CallError } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import type { FieldName, Problem } from './checks.ts';

const fieldOfReason: Partial<Record<AccountRefusal, FieldName>> = {
  'otp-wrong': 'otp',
  'otp-expired': 'otp',
  'otp-tries-used': 'otp',
  'otp-too-many': 'phone',
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
  return { field: (reason && fieldOfReason[reason]) ?? null, message: messageOf(error) };
}

/** A field that the server would not take is told in its own words, without the name it has on the wire. */
function messageOf({ message, details }: CallError): string {
  const problems = details.problems as readonly { problem?: string }[] | undefined;
  return problems?.[0]?.problem ?? (message || texts.account.callFailed);
}
