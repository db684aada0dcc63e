// Asks a signed-in parent after the texts have changed (product §4.4).

import { translatable } from './language.ts';

export const consentQuestion = translatable('consentQuestion', {
  title: 'Our texts have changed',
  lead: 'Please read what we store and why, and say whether you agree. Until then everything stays as it is.',
  agree: 'Agree and go on',
  later: 'Log out',
  laterText: 'Nothing is lost. We ask again when you log in.',
  delete: 'See, download or delete everything',
} as const);
