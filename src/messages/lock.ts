// Texts that explain a lock before it redirects (product §5.3).

import { translatable } from './language.ts';

export const lock = translatable('lock', {
  login: {
    text: 'This is for members. If you are one, log in. If not, sign up first, which is free; a membership then opens everything for a year.',
    answers: { yes: 'Log in', no: 'Not now' },
  },
  membership: {
    text: 'This is for members. A membership opens every topic, level and worksheet for a year.',
    answers: { yes: 'See the membership', no: 'Not now' },
  },
} as const);
