// The one catalogue of what the product says, by concept: a person can correct any text here.

import { account } from './account.ts';
import { quiz } from './quiz.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';

export const messages = { shell, site, quiz, account } as const;

export type Messages = typeof messages;
