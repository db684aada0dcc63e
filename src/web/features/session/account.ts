// Who is signed in on this device: the stored values of product §2.10. "Signed in" is the stored child's name.

import type { Profile } from '#contract/account-fields.ts';
import type { logOut as logOutEndpoint } from '#contract/auth.ts';
import { forgetOwnedProgress } from '#web/features/progress/progress-memory.ts';
import { callAs } from '#web/platform/api.ts';
import {
  readStored,
  readStoredText,
  removeStored,
  useStoredText,
  writeStored,
} from '#web/platform/storage.ts';
import { wait } from '#web/platform/wait.ts';

/** Whoever logs out is not kept waiting longer than this by a bad connection. */
const LOG_OUT_WAIT_MS = 3_000;

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
  // Last: from here on everything on the page sees a signed-in child.
  writeStored('childsName', childsName);
}

/** The end is kept in this device's own time, which only has to agree with itself. */
export function rememberTokens({ token, expiresIn }: Tokens): void {
  writeStored('tokenEndsAt', Date.now() + expiresIn * 1000);
  writeStored('token', token);
}

/** Clears what the device knows about the family (product §4.10), and what it keeps of the child's results. */
export function forgetAccount(): void {
  forgetOwnedProgress();
  removeStored('childsName', 'id', 'token', 'phone', 'username', 'standard', 'role', 'tokenEndsAt');
}

/** Ends the session on the server, forgets the family on this device, and starts afresh in every tab (product §4.10). */
export async function logOut(startAfresh: () => void = reloadWithoutAsking): Promise<void> {
  const token = readStoredText('token');
  forgetAccount();
  writeStored('logoutPending', true);
  await Promise.race([endSession(token), wait(LOG_OUT_WAIT_MS)]);
  startAfreshElsewhere();
  startAfresh();
}

/** Whoever logs out has been asked already: a game that guards its page does not ask once more. */
function reloadWithoutAsking(): void {
  const silence = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', silence, { capture: true, once: true });
  window.location.reload();
}

/** Other tabs hear it and start afresh too. */
export function startAfreshElsewhere(): void {
  writeStored('loggedOutAt', Date.now());
}

let finishing: Promise<void> | null = null;

/**
 * A logout that the server has not heard of, because it could not be reached, is told to it at the next start, and
 * before anybody signs in: a late answer would take the cookies of the new session away. Never throws.
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
    // It stays pending.
  }
}
