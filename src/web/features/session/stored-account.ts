// What the device stores about the family that is signed in (product §2.10).

import type { Profile } from '#contract/account-fields.ts';
import { forgetOwnedProgress } from '#web/features/progress/progress-memory.ts';
import { removeStored, writeStored } from '#web/platform/storage.ts';
import { setNeedsConsent } from './consent-state.ts';

export interface Tokens {
  readonly token: string;
  /** Seconds. */
  readonly expiresIn: number;
}

export function rememberSignIn(profile: Profile, tokens: Tokens): void {
  removeStored('logoutPending');
  rememberTokens(tokens);
  rememberProfile(profile);
}

export function rememberProfile(profile: Omit<Profile, 'role'> & { role: string }): void {
  const { id, phone, username, childsName, standard, role } = profile;
  writeStored('id', id);
  writeStored('phone', phone);
  writeStored('username', username);
  writeStored('standard', standard);
  writeStored('role', role);
  // Last: this is what marks the child as signed in.
  writeStored('childsName', childsName);
}

/** The expiry is stored in this device's own time, so that a wrong clock does no harm. */
export function rememberTokens({ token, expiresIn }: Tokens): void {
  writeStored('tokenEndsAt', Date.now() + expiresIn * 1000);
  writeStored('token', token);
}

/** Clears what the device has stored about the family (product §4.10), including the child's results. */
export function forgetAccount(): void {
  setNeedsConsent(false);
  forgetOwnedProgress();
  removeStored('childsName', 'id', 'token', 'phone', 'username', 'standard', 'role', 'tokenEndsAt');
  removeStored('quizRuns');
}
