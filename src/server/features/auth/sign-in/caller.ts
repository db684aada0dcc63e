// Who signs in, and what they get.

import type { AccountRow } from '#server/features/account/service.ts';
import type { CodeUser } from '../codes/code-user.ts';
import type { Origin } from '../codes/code-volume.ts';
import type { Tokens } from '../sessions/sessions.ts';

export interface Caller {
  readonly origin: Origin;
  /** The id of a device on which the account has signed in before; null for any other. */
  readonly knownDevice: string | null;
  readonly userAgent: string | undefined;
}

export interface SignedIn {
  readonly account: AccountRow;
  readonly tokens: Tokens;
}

export function codeUserOf({ origin, knownDevice }: Omit<Caller, 'userAgent'>): CodeUser {
  return knownDevice === null
    ? { kind: 'stranger', ...origin }
    : { kind: 'known-device', device: knownDevice };
}
