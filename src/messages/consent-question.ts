// Asks a signed-in parent after the texts have changed (product §4.4).

import { translatable } from './language.ts';

export const consentQuestion = translatable('consentQuestion', {
  changed: {
    title: 'Our texts have changed',
    lead: 'Please read what we store and why, and say whether you agree. Until then everything stays as it is.',
  },
  missing: {
    title: 'Do you agree?',
    lead: 'Without the consent of a parent we may not keep this account. On {date} it is deleted with everything in it, unless you agree before. Until then nothing new is saved.',
  },
  agree: 'Agree and go on',
  later: 'Log out',
  laterText: 'Nothing is lost. We ask again when you log in.',
  delete: 'See, download or delete everything',
} as const);
