// Texts of the page with the data stored about a family (product §13.3).

import { translatable } from './language.ts';

export const keptData = translatable('keptData', {
  title: 'What we keep about you',
  lead: 'Everything there is under your account and your number, on {date}.',
  failed: 'Your data could not be loaded. Please check your connection.',
  print: 'Print',
  back: 'Back to your account',
  none: 'Nothing.',

  family: {
    title: 'Your family',
    username: "Parent's name",
    childsName: "Child's name",
    standard: 'Standard',
    phone: 'WhatsApp number',
    createdAt: 'Account since',
    memberUntil: 'Member until',
    notMember: 'Never a member',
    paidBack: 'Not a member: cancelled and paid back',
  },

  consents: {
    title: 'What you agreed to',
    line: '{date}: the privacy policy and terms, version {version}, with the notice in {language}.',
    languages: { en: 'English', hi: 'Hindi' },
    guardian: "You stated that you are the child's parent or guardian and 18 or older.",
    proofs: {
      code: '{date}: an OTP on your phone made this credible.',
      payment: '{date}: a payment made this credible.',
    },
  },

  membership: {
    title: 'Membership and payments',
    events: {
      'year-granted': '{date}: a year was granted.',
      ended: '{date}: the membership was ended.',
      'carried-over': '{date}: an earlier membership was carried over.',
    },
    payment: '{date}: {amount}. {state} Number {id}.',
    receipt: '{date}: receipt {number} to +91 {phone}, {amount} rupees.',
    coupon: '{date}: the coupon {code}.',
  },

  devices: {
    title: 'Devices',
    line: '{device}: logged in on {date}, last used on {lastUsed}.',
    ended: 'Logged out on {date}.',
  },

  results: {
    title: 'Best results of quizzes',
    line: '{topic}, {difficulty}, level {number}: {score} of {length}, on {date}.',
    lost: 'A level that is no longer there ({id}): {score} of {length}, on {date}.',
    difficulty: { easy: 'easy', hard: 'hard' },
  },

  games: {
    title: 'Best results of word games',
    line: '{game}, {difficulty}, level {level}: {score} of {total}.',
    games: {
      wordcard: { s: 'Flip the Card, similar words', a: 'Flip the Card, opposite words' },
      dropit: { s: 'Match, similar words', a: 'Match, opposite words' },
    },
  },

  answers: {
    title: 'Answers in practice',
    day: '{date}: {right} of {count} answers right.',
    summary: 'You get a summary by WhatsApp every week.',
  },

  codes: {
    title: 'OTPs of the last day',
    line: '{date}: {purpose}.',
    used: 'Used on {date}.',
    purposes: {
      'sign-up': 'to sign up',
      login: 'to log in',
      delete: 'to delete the account',
      'own-phone': 'to prove your number',
      'new-phone': 'to change the number',
      competition: 'to register for a competition',
    },
  },

  messages: {
    title: 'Messages of the last 90 days',
    line: '{date}: {kind}, {state}.',
    kinds: { code: 'an OTP', notice: 'a message' },
    states: {
      queued: 'not sent yet',
      sending: 'being sent',
      unknown: 'perhaps sent',
      sent: 'sent',
      failed: 'not delivered',
      expired: 'not sent in time',
      delivered: 'delivered',
      read: 'read',
    },
  },

  unreadable: {
    title: 'What nobody can read',
    text: 'Of your password and of OTPs we keep only a check value. Numbers and addresses that we count against misuse are kept as check values too, for a day at most.',
  },
} as const);
