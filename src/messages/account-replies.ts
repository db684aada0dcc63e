// The server's replies to account calls (product §4.13).

import type { FieldProblem } from '#domain/account/field-problem.ts';
import { MAX_NAME_LENGTH } from '#domain/account/name-length.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/auth/password-length.ts';
import { inEdition } from './edition.ts';
import { translatable } from './language.ts';

export const accountReplies = translatable('accountReplies', {
  otpSent: 'OTP sent on WhatsApp successfully',
  otpVerified: 'OTP verified',
  signedUp: 'Signed up successfully',
  loggedOut: 'Logged out',
  passwordChanged: 'Password changed',
  phoneChanged: 'Your number is changed',
  phoneDisowned: 'The account is no longer connected with your number',
  sessionEnded: 'The device is logged out',
  consentWithdrawn: 'Your consent is withdrawn',
  accountDeleted: 'The account and everything in it is deleted',
  scoreSaved: 'Score saved',
} as const);

/** Problems with form fields. */
export const fieldProblems = inEdition('fieldProblems', {
  'phone-not-valid': 'Please enter a valid phone number',
  'username-missing': 'Please enter your name',
  'childs-name-missing': "Please enter your child's name",
  'name-too-long': `A name has at most ${MAX_NAME_LENGTH} characters`,
  'name-has-invisible-characters': 'A name must not contain invisible characters',
  'standard-missing': "Please enter your child's standard",
  'password-missing': 'Please enter a password',
  'password-too-short': `Password should be at least ${MIN_PASSWORD_LENGTH} characters long`,
  'password-too-long': `A password has at most ${MAX_PASSWORD_LENGTH} characters`,
  'consent-missing': 'Please accept the privacy policy and terms of use',
  'consent-not-known': 'Please load the page again and read the privacy policy and terms',
} as const satisfies Record<FieldProblem, string>);

/** A separate export: the pages use it without loading all refusals. */
export const captchaWrong = 'The robot check did not succeed, please try again';

/** Refusals of account calls, by `details.reason`. */
export const refusals = {
  'otp-wrong': 'Wrong OTP',
  'otp-expired': 'This OTP has expired, please get a new one',
  'otp-tries-used': 'Too many wrong tries, please get a new OTP',
  'otp-too-soon': 'Please wait a little before getting a new OTP',
  'otp-too-many': 'Too many OTPs for this number, please try again later',
  'otp-too-busy': 'Too many OTPs are being requested right now, please try again later',
  'captcha-needed': 'Please confirm that you are not a robot',
  'captcha-wrong': captchaWrong,
  'phone-not-verified': 'Please verify your phone number first',
  'phone-taken': 'This number already has an account, please log in',
  'owner-unsure': 'This account has not been used for a long time, please tell us whose it is',
  'child-wrong': "This is not the child's name of the account",
  'too-many-names': 'Too many wrong names, please log in with the password or try again tomorrow',
  'no-account': 'There is no account for this number, please sign up',
  'password-wrong': 'Wrong phone number or password',
  'old-password-wrong': 'The old password is not right',
  'password-common': 'This password is easy to guess, please choose another one',
  'password-is-phone': 'Your phone number is easy to guess, please choose another password',
  'password-is-name': 'A name is easy to guess, please choose another password',
  'too-many-tries': 'Too many tries, please try again later or log in with an OTP',
  'session-ended': 'Please log in again',
  'consent-needed': 'A parent has to agree to the privacy policy and terms first',
  'not-yours': 'This belongs to another account',
  'foreign-origin': 'This call is not allowed from another site',
} as const;
