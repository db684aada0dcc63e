// Texts before the redirect to a partner's payment page (product §4.5).

import { translatable } from './language.ts';

export const partner = translatable('partner', {
  title: 'You are signed up',
  text: 'You came to us by a link of a partner, whose payment page is next. It is not part of this site: it is at {host}, where other terms hold. We pass on your phone number, +91 {phone}, and nothing else.',
  goOn: 'Go to {host}',
  decline: 'No, stay here',
} as const);
