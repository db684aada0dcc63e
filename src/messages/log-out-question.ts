// The question before logging out (product §2.3).

import { translatable } from './language.ts';

const english = {
  title: 'Log out {name}?',
  text: 'Anything unfinished on this page will be lost. You can log in again at any time.',
  now: 'Log out',
  stay: 'Stay logged in',
} as const;

export const logOutQuestion = translatable('logOutQuestion', english);
