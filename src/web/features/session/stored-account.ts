// What the device stores about the signed-in family (product §2.10).

import type { Profile } from '#contract/account-fields.ts';
import { forgetOwnedProgress } from '#web/features/learning/progress/stored-progress.ts';
import { unfinishedRuns } from '#web/features/learning/progress/unfinished-runs.ts';
import { account, logoutPending } from '#web/platform/account.ts';
import { settleConsent } from './consent-state.ts';
import { rememberGrownUp } from './grown-up/grown-up.ts';

export interface Tokens {
  readonly token: string;
  /** Seconds. */
  readonly expiresIn: number;
}

export function rememberSignIn(profile: Profile, tokens: Tokens): void {
  logoutPending.remove();
  // Whoever signs in with a code or the password is a grown-up.
  rememberGrownUp();
  rememberTokens(tokens);
  rememberProfile(profile);
}

export function rememberProfile(profile: Omit<Profile, 'role'> & { role: string }): void {
  const { id, phone, username, childsName, standard, role } = profile;
  account.id.write(id);
  account.phone.write(phone);
  account.username.write(username);
  account.standard.write(standard);
  account.role.write(role);
  // Last: this marks the child as signed in.
  account.childsName.write(childsName);
}

/** The expiry is stored in this device's own time: a wrong clock does no harm. */
export function rememberTokens({ token, expiresIn }: Tokens): void {
  account.tokenEndsAt.write(Date.now() + expiresIn * 1000);
  account.token.write(token);
}

/** Clears what the device has stored about the family (product §4.10), including the child's results. */
export function forgetAccount(): void {
  settleConsent();
  forgetOwnedProgress();
  // First: without it nobody is signed in.
  account.childsName.remove();
  for (const value of Object.values(account)) value.remove();
  unfinishedRuns.remove();
}
