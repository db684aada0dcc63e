// The checks before anything is sent, in the order and words of product §11.4 and §11.5.

import { firstProblem, isPhone, type Problem } from '#web/form/problem.ts';
import { texts } from '#web/platform/texts.ts';

export interface Registration {
  readonly phone: string;
  readonly childsName: string;
  readonly standard: string;
  readonly schoolName: string;
  readonly otp: string;
  readonly terms: boolean;
}

/** Checked on Get OTP. */
export function checkPhone({ phone }: { phone: string }): Problem | null {
  const say = texts.competitionEntry.register.checks;
  return firstProblem([[!isPhone(phone), 'phone', say.phone]]);
}

export function checkRegistration(typed: Registration): Problem | null {
  const say = texts.competitionEntry.register.checks;
  return firstProblem([
    [!typed.terms, 'terms', say.terms],
    [typed.childsName.trim() === '', 'childsName', say.childsName],
    [typed.standard === '', 'standard', say.standard],
    [typed.schoolName.trim() === '', 'schoolName', say.school],
    [typed.otp.trim() === '', 'otp', say.otp],
  ]);
}

/** Does not check the phone's length: the server knows the number or does not. */
export function checkEntry(typed: { phone: string; standard: string }): Problem | null {
  const { phone, standard } = texts.competitionEntry.participate.checks;
  return firstProblem([
    [typed.phone.trim() === '', 'phone', phone],
    [typed.standard === '', 'standard', standard],
  ]);
}

export function checkChild({ childsName }: { childsName: string }): Problem | null {
  const { child } = texts.competitionEntry.participate.checks;
  return firstProblem([[childsName === '', 'childsName', child]]);
}

/** For access to one's own data, and for taking part on another device. */
export function checkCode(typed: { phone: string; otp: string }): Problem | null {
  const say = texts.competitionEntry.register.checks;
  return checkPhone(typed) ?? firstProblem([[typed.otp.trim() === '', 'otp', say.otp]]);
}
