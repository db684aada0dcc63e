// Texts of the main action of a competition (product §11.2).

import { inEdition } from './edition.ts';

export const competitionAction = inEdition('competitionAction', {
  register: 'Register now',
  registered: 'Registered',
  closed: 'Registration Closed',
  participate: 'Participate Now',
  ended: 'Competition Ended',
  alreadyRegistered: 'You have already registered for the competition',
  wait: 'Please wait till {time}',
  hasEnded: 'Competition has ended',
} as const);
