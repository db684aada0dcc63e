// Client-side checks of the forms, in the order and words of product §4.5. Only the first problem is reported, and
// nothing is sent. The server validates everything again.

import { MIN_PASSWORD_LENGTH } from '#domain/auth/password-length.ts';
import { type Check, firstProblem, isPhone, type Problem } from '#web/form/problem.ts';
import { texts } from '#web/platform/texts.ts';

/** In the current language. */
const checks = () => texts.account.checks;

const phoneCheck = (phone: string): Check => [!isPhone(phone), 'phone', checks().phone];
const termsCheck = (hasAgreed: boolean): Check => [!hasAgreed, 'terms', checks().terms];
const otpCheck = (otp: string): Check => [otp.trim() === '', 'otp', checks().otp];

export function checkTerms({ terms }: { terms: boolean }): Problem | null {
  return firstProblem([termsCheck(terms)]);
}

/** Checked on Get OTP in sign-up. */
export function checkSignUpPhone(typed: { phone: string; terms: boolean }): Problem | null {
  return firstProblem([phoneCheck(typed.phone), termsCheck(typed.terms)]);
}

export function checkVerify(typed: { phone: string; terms: boolean; otp: string }) {
  return firstProblem([phoneCheck(typed.phone), termsCheck(typed.terms), otpCheck(typed.otp)]);
}

export interface Details {
  readonly username: string;
  readonly childsName: string;
  readonly standard: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export function checkDetails(typed: Details & { terms: boolean }): Problem | null {
  return firstProblem([
    termsCheck(typed.terms),
    usernameCheck(typed),
    ...childChecks(typed),
    ...passwordChecks(typed),
  ]);
}

export function checkFamily(
  typed: Pick<Details, 'username' | 'childsName' | 'standard'>,
): Problem | null {
  return firstProblem([usernameCheck(typed), ...childChecks(typed)]);
}

export function checkChildsName({ childsName }: { childsName: string }): Problem | null {
  return firstProblem([[childsName.trim() === '', 'childsName', checks().childsName]]);
}

export function checkNewPhone({ phone }: { phone: string }): Problem | null {
  return firstProblem([phoneCheck(phone)]);
}

export function checkNewPhoneOtp({ phone, otp }: { phone: string; otp: string }): Problem | null {
  return firstProblem([phoneCheck(phone), otpCheck(otp)]);
}

export function checkNewPassword(
  typed: Pick<Details, 'password' | 'confirmPassword'> & { oldPassword: string | null },
): Problem | null {
  const isOldMissing = typed.oldPassword === '';
  return firstProblem([
    [isOldMissing, 'oldPassword', checks().oldPassword],
    ...passwordChecks(typed),
  ]);
}

/** Checked on Get OTP in login, and on login with a password. */
export function checkLoginPhone(phone: string): Problem | null {
  return firstProblem([[!isPhone(phone), 'phone', checks().loginPhone]]);
}

export function checkLoginOtp({ phone, otp }: { phone: string; otp: string }): Problem | null {
  return checkLoginPhone(phone) ?? checkOtp(otp);
}

export function checkLoginPassword(typed: { phone: string; password: string }): Problem | null {
  return (
    checkLoginPhone(typed.phone) ??
    firstProblem([[typed.password === '', 'password', checks().password]])
  );
}

export function checkOtp(otp: string): Problem | null {
  return firstProblem([otpCheck(otp)]);
}

function usernameCheck({ username }: Pick<Details, 'username'>): Check {
  return [username.trim() === '', 'username', checks().username];
}

function childChecks({ childsName, standard }: Pick<Details, 'childsName' | 'standard'>): Check[] {
  return [
    [childsName.trim() === '', 'childsName', checks().childsName],
    [standard === '', 'standard', checks().standard],
  ];
}

function passwordChecks(typed: Pick<Details, 'password' | 'confirmPassword'>): Check[] {
  const { password, confirmPassword } = typed;
  return [
    [password.trim() === '', 'password', checks().password],
    [password.length < MIN_PASSWORD_LENGTH, 'password', checks().passwordLength],
    [password !== confirmPassword, 'confirmPassword', checks().passwordsDiffer],
  ];
}
