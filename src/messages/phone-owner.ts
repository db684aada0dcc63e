// Texts about numbers that change hands (product §4.15).

import { translatable } from './language.ts';

export const phoneOwner = translatable('phoneOwner', {
  /** After a right code for an account that was unused for a year. */
  question: {
    text: 'Your OTP was right, but this account has not been used for a long time, and numbers are sometimes given to somebody else. If it is yours, please enter the name of its child, or log in with the password.',
    submit: 'Login',
    notMineText: 'Not yours? Then we separate it from your number, and you can sign up.',
    notMine: 'This is not my account',
    confirm: 'Separate this account from +91 {phone}?',
    confirmAnswers: { yes: 'Separate it', no: 'Go back' },
  },

  card: {
    phone: 'Your number is +91 {phone}.',
    change: 'Change the number…',
  },

  change: {
    title: 'Change the number',
    close: 'Keep the number',
    presentText: 'To make sure it is you, we will send an OTP to your present number, +91 {phone}.',
    verify: 'Verify',
    newText:
      'Now enter the new number; we will send an OTP there too. Every other device is then logged out.',
    submit: 'Change the number',
    lost: 'You no longer have the old number? Please write to {supportEmail}.',
  },
} as const);
