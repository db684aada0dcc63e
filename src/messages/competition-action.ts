// Texts of the main action of a competition (product §11.2).

import { translatable } from './language.ts';

export const competitionAction = translatable('competitionAction', {
  register: 'Register now',
  registered: 'Registered',
  closed: 'Registration Closed',
  participate: 'Participate Now',
  ended: 'Competition Ended',
  cancelled: 'Competition Cancelled',
  alreadyRegistered: 'You have already registered for the competition',
  wait: 'Please wait till {time}',
  /** For those who are not registered: waiting would not help. */
  closedWait:
    'Registration is closed. The competition begins at {time} for those who are registered.',
  hasEnded: 'Competition has ended',
});
