// Whose device this is, as it is stored (product §2.10): the signed-in account, which `features/session/` writes, and the
// child registered for a competition, which `features/competition/` does.

import type { CompetitionUser } from '#contract/competition.ts';
import { isStandard } from '#domain/account/standard.ts';
import { parseText, storedValue } from './stored-value.ts';

const parseTime = (stored: unknown) => (typeof stored === 'number' ? stored : null);

export const account = {
  id: storedValue('id', parseText),
  token: storedValue('token', parseText),
  /** By the clock of the device, in ms since 1970. */
  tokenEndsAt: storedValue('tokenEndsAt', parseTime),
  phone: storedValue('phone', parseText),
  username: storedValue('username', parseText),
  /** Stored means "signed in". */
  childsName: storedValue('childsName', parseText),
  standard: storedValue('standard', parseText),
  role: storedValue('role', parseText),
};

/** Whether the server does not know yet that somebody has logged out. */
export const logoutPending = storedValue('logoutPending', (stored) => stored === true);

/** When somebody last logged out; a change makes the other tabs start afresh. */
export const loggedOutAt = storedValue('loggedOutAt', parseTime);

/** The child that this device has registered for a competition. */
export const competitionUser = storedValue('competitionUser', (stored): CompetitionUser | null => {
  const { id, standard, competitions } = (stored ?? {}) as Partial<CompetitionUser>;
  const isKnown = typeof id === 'string' && isStandard(standard) && Array.isArray(competitions);
  return isKnown ? { id, standard, competitions } : null;
});
