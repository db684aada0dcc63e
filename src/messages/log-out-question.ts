// The question before logging out (product §2.3).

import { translatable } from './language.ts';

const english = {
  question:
    'Log out {name}? Anything unfinished on this page will be lost. You can log in again at any time.',
  answers: { yes: 'Log out', no: 'Stay logged in' },
} as const;

export const logOutQuestion = translatable('logOutQuestion', english);
