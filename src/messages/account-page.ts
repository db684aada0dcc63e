// Texts of the account page.

import { CANCELLABLE_DAYS, PROCESSED_AFTER_DAYS } from '#domain/membership/payment.ts';
import { translatable } from './language.ts';

export const accountPage = translatable('accountPage', {
  title: 'Your account',
  lead: '{username}, +91 {phone}',
  loading: 'Loading your account…',
  failed: 'Your account could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
  logOut: 'Log out',

  family: { title: 'Your family', save: 'Save', saved: 'Saved.' },

  report: {
    title: 'Report',
    text: 'What {childsName} has practised, what is solid, what needs more practice, and one thing to do together.',
    see: 'See the report',
  },

  membership: {
    title: 'Membership',
    member: 'You are a member until {date}.',
    open: 'You have cancelled. Everything stays open until {date}; then you get your money back.',
    ended: 'Your membership ended on {date}.',
    paidBack:
      'Your membership was cancelled and paid back. The free topic and the free games are open to you.',
    none: 'You are not a member yet. The free topic and the free games are open to you.',
    link: 'See the membership',
    renewText:
      'You can pay for the next year now. It begins when this one ends, so no day is lost.',
    renew: 'Renew for another year',

    payments: 'Payments',
    paymentsFailed: 'Your payments could not be loaded.',
    rupees: '{amount} rupees',
    number: 'Number {id}',
    states: {
      pending: 'Your bank has not confirmed it yet.',
      paid: 'Paid.',
      'partly-refunded': '{rupees} rupees of it were paid back.',
      refunded: 'Paid back.',
      'charged-back': 'Taken back by the bank.',
      failed: 'Did not go through; no money was taken.',
      'not-accepted': 'Not one of our prices; you get the money back.',
      held: 'Paid at the price of a coupon, but no coupon was applied. We look at it, and then it counts or goes back.',
    },
    receipt: 'Receipt (PDF)',
    receiptOf: 'Receipt (PDF) of {date}',
    receiptFile: 'receipt-{number}.pdf',
    cancellation: 'Cancelled on {date}. You get your money back after {processed}.',
    cancelled: 'Your cancellation has reached us.',
    paidTwice: {
      title: 'Did you pay twice?',
      text: 'Your payment of {amount} on {date} came while your year was still running. Would you like it back, or a second year after this one?',
      giveBack: 'Give it back',
      keep: 'Keep a second year',
      givenBack: 'You get it back. You can still undo this below.',
      kept: 'You have a second year.',
    },
    cancel: {
      open: 'Cancel the membership…',
      title: 'Cancel the membership?',
      text: 'You paid {amount} on {date} and can cancel until {until}, without a reason.',
      terms: `We process the cancellation after ${PROCESSED_AFTER_DAYS} days. You then get back what you paid, in the way you paid it, and the year you paid for ends. Until then everything stays open.`,
      submit: 'Cancel the membership',
      keep: 'Keep the membership',
      undo: 'Undo the cancellation',
      undone: 'Your membership goes on.',
    },
  },

  login: { title: 'Logging in' },

  password: {
    title: 'Password',
    old: 'Old password',
    showOld: 'Show old password',
    hideOld: 'Hide old password',
    new: 'New password',
    showNew: 'Show new password',
    hideNew: 'Hide new password',
    text: 'Changing your password logs out every other device.',
    forgotten:
      'Forgotten it? Log out, log in with an OTP, and set a new one here without the old one.',
    freshCode: 'You have just logged in with an OTP, so the old password is not needed.',
    save: 'Change password',
  },

  devices: {
    title: 'Devices',
    text: 'These devices are logged in.',
    current: 'This device',
    lastUsed: 'Last used {date}',
    logOut: 'Log out',
    logOutDevice: 'Log out {device}, last used {date}',
    ended: '{device} is logged out.',
  },

  data: {
    title: 'Your data',
    text: 'Everything we keep about you and your child, to read and print or as a file.',
    see: 'See what we keep',
    download: 'Download everything',
    fileName: 'account.json',
  },

  consent: {
    title: 'Your consent',
    given: 'You agreed to the privacy policy and terms (version {version}) on {date}.',
    withdrawn: 'Withdrawn on {date}.',
    privacy: 'Privacy Policy',
    ends: 'Without your consent we save nothing new. On {date} this account is deleted with everything in it.',
    again: 'Agree again',
    open: 'Withdraw your consent…',
    question: 'Withdraw your consent?',
    follows: [
      'From now on nothing that your child does is saved, on any device.',
      'After 7 days, on {date}, the account is deleted with everything in it. You can download everything before.',
      'Until then you can agree again. Everything is then as it was; a payment that goes back is cancelled until you undo that.',
      'An entry in a competition is kept apart from the account: see and delete it on the page of the competition.',
    ],
    submit: 'Withdraw the consent',
    keep: 'Keep the account',
  },

  paidBack: {
    back: 'You get back the {amount} that you paid on {date}, in the way you paid, from {processed} on.',
    nothing: `Your membership until {date} ends with the account. More than ${CANCELLABLE_DAYS} days have passed since you paid for it, so nothing is paid back.`,
    unknown: `What is paid back could not be loaded. Nothing is lost by it: what you paid in the last ${CANCELLABLE_DAYS} days goes back.`,
  },

  deletion: {
    title: 'Delete the account',
    text: 'This permanently removes everything we keep about you and your child: names, results, stars and membership. It can’t be undone.',
    open: 'Delete the account…',
    close: 'Keep the account',
    codeText: 'To make sure it is you, we will send an OTP to +91 {phone}.',
    submit: 'Delete for good',
    confirm: 'Delete the account and everything in it for good?',
    confirmAnswers: { yes: 'Delete for good', no: 'Keep the account' },
  },
} as const);
