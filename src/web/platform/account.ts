// The owner of this device, as stored (product §2.10): the signed-in account, written by `features/session/`, and the
// child registered for a competition, written by `features/competition/`.

import type { CompetitionUser } from '#contract/competition.ts';
import { isStandard } from '#domain/account/standard.ts';
import { parseText, storedValue } from './stored-value.ts';

const parseTime = (stored: unknown) => (typeof stored === 'number' ? stored : null);

export const account = {
  id: storedValue('id', parseText),
  token: storedValue('token', parseText),
  /** By the device's clock, in ms since 1970. */
  tokenEndsAt: storedValue('tokenEndsAt', parseTime),
  phone: storedValue('phone', parseText),
  username: storedValue('username', parseText),
  /** Present means "signed in". */
  childsName: storedValue('childsName', parseText),
  standard: storedValue('standard', parseText),
  role: storedValue('role', parseText),
};

/** Whether a logout has yet to reach the server. */
export const logoutPending = storedValue('logoutPending', (stored) => stored === true);

/** The time of the last logout. A change makes the other tabs restart. */
export const loggedOutAt = storedValue('loggedOutAt', parseTime);

/** The child registered on this device for a competition. */
export const competitionUser = storedValue('competitionUser', (stored): CompetitionUser | null => {
  const { id, standard, competitions } = (stored ?? {}) as Partial<CompetitionUser>;
  const isKnown = typeof id === 'string' && isStandard(standard) && Array.isArray(competitions);
  return isKnown ? { id, standard, competitions } : null;
});
