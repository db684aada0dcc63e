// Who is signed in on this device: the stored values of product §2.10. "Signed in" means that a child's name is stored.

import type { Profile } from '#contract/account-fields.ts';
import type { logOut as logOutEndpoint } from '#contract/auth.ts';
import { handOverAnswers } from '#web/features/progress/hand-over-answers.ts';
import { forgetOwnedProgress } from '#web/features/progress/progress-memory.ts';
import { callAs } from '#web/platform/api.ts';
import {
  clearTabStorage,
  readStored,
  readStoredText,
  removeStored,
  useStoredText,
  writeStored,
} from '#web/platform/storage.ts';
import { wait } from '#web/platform/wait.ts';
import { setNeedsConsent } from './consent-state.ts';

/** Logging out never waits longer than this for a bad connection. */
const LOG_OUT_TIMEOUT_MS = 3_000;

export interface Tokens {
  readonly token: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/** The child's name, or null when nobody is signed in. */
export function useChildsName(): string | null {
  return useStoredText('childsName');
}

export function isSignedIn(): boolean {
  return readStoredText('childsName') !== null;
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

/**
 * Ends the session on the server, clears the family's data on this device (with what this tab keeps: an unfinished quiz,
 * a verified phone) and reloads every tab (product §4.10).
 */
export async function logOut(reload: () => void = reloadUnguarded): Promise<void> {
  // What the child has just answered would leave the device with the rest.
  await Promise.race([handOverAnswers(), wait(LOG_OUT_TIMEOUT_MS)]);
  const token = readStoredText('token');
  forgetAccount();
  clearTabStorage();
  writeStored('logoutPending', true);
  await Promise.race([endSession(token), wait(LOG_OUT_TIMEOUT_MS)]);
  reloadOtherTabs();
  reload();
}

/** Logging out has already been confirmed, so the leave guard of a game must not ask again. */
function reloadUnguarded(): void {
  const suppress = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', suppress, { capture: true, once: true });
  window.location.reload();
}

/** Makes all other tabs reload, through the storage event. */
export function reloadOtherTabs(): void {
  writeStored('loggedOutAt', Date.now());
}

let finishing: Promise<void> | null = null;

/**
 * Retries a logout that did not reach the server, at the next start and before anyone signs in: a late reply would
 * clear the cookies of the new session. Never throws.
 */
export async function finishLogOut(): Promise<void> {
  if (readStored('logoutPending') !== true || isSignedIn()) return;
  finishing ??= endSession(null).finally(() => {
    finishing = null;
  });
  await finishing;
}

async function endSession(token: string | null): Promise<void> {
  try {
    await callAs<typeof logOutEndpoint>(token, 'POST', '/api/user/logout');
    removeStored('logoutPending');
  } catch {
    // Stays pending.
  }
}
