// The signed-in account as this device stores it (product §2.10), for everything that asks whose device it is. Signing in and
// out write it: `features/session/`.

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
