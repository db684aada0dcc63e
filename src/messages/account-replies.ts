// What the server says in answer to account calls (spec §5, §7, §8).

import { isSpecification, withQuotes } from './edition.ts';
import { specification } from './specification.ts';

const corrected = {
  otpSent: 'OTP sent on WhatsApp successfully',
  otpVerified: 'OTP verified',
  /** A login went well exactly when its message is this (spec §4). */
  verified: 'verified',
  signedUp: 'Signed up successfully',
  loggedOut: 'Logged out',
  passwordChanged: 'Password changed',
  sessionEnded: 'The device is logged out',
  accountDeleted: 'The account and everything in it is deleted',
  scoreSaved: 'Score saved',

  phoneNotValid: 'Please enter a valid phone number',
  nameMissing: 'Please enter your name',
  childsNameMissing: "Please enter your child's name",
  standardMissing: "Please enter your child's standard",
  passwordMissing: 'Please enter a password',
  passwordTooShort: 'Password should be at least 6 characters long',

  otpWrong: 'Wrong OTP',
  otpExpired: 'This OTP has expired, please get a new one',
  otpTriesUsed: 'Too many wrong tries, please get a new OTP',
  otpTooSoon: 'Please wait a little before getting a new OTP',
  otpTooMany: 'Too many OTPs for this number, please try again later',
  captchaNeeded: 'Please confirm that you are not a robot',
  captchaWrong: 'The robot check did not succeed, please try again',
  phoneNotVerified: 'Please verify your phone number first',
  phoneTaken: 'This number already has an account, please log in',
  noAccount: 'There is no account for this number, please sign up',
  passwordWrong: 'Wrong phone number or password',
  oldPasswordWrong: 'The old password is not right',
  tooManyTries: 'Too many tries, please try again later or log in with an OTP',
  logInAgain: 'Please log in again',
  notYours: 'This belongs to another account',
  foreignOrigin: 'This call is not allowed from another site',
} as const;

export const accountAnswers = isSpecification
  ? withQuotes(corrected, specification.accountAnswers)
  : corrected;
