// Logging out (product §4.10).

import type { logOut as logOutEndpoint } from '#contract/auth.ts';
import { hasAnswers } from '#web/features/learning/progress/answer-names.ts';
import { sendAnswers } from '#web/features/learning/progress/send-answers.ts';
import { account, loggedOutAt, logoutPending } from '#web/platform/account.ts';
import { callAs } from '#web/platform/api.ts';
import { reloadUnguarded } from '#web/platform/reload.ts';
import { clearTab } from '#web/platform/stored-value.ts';
import { wait } from '#web/platform/wait.ts';
import { isSignedIn } from './account.ts';
import { forgetAccount } from './stored-account.ts';

/** Logging out never waits longer than this for a bad connection. */
const LOG_OUT_TIMEOUT_MS = 3_000;

/**
 * Ends the session on the server, clears the family's data on this device (including this tab's storage: an unfinished
 * quiz, a verified phone) and reloads every tab (product §4.10).
 */
export async function logOut(reload: () => void = reloadUnguarded): Promise<void> {
  // Recent answers would leave the device with the rest. Their code is imported statically: a separate file might be
  // missing in a tab opened before a release.
  if (hasAnswers()) await Promise.race([sendAnswers(), wait(LOG_OUT_TIMEOUT_MS)]);
  const token = account.token.read();
  forgetAccount();
  clearTab();
  logoutPending.write(true);
  await Promise.race([endSession(token), wait(LOG_OUT_TIMEOUT_MS)]);
  reloadOtherTabs();
  reload();
}

/** Makes all other tabs reload, through the storage event. */
export function reloadOtherTabs(): void {
  loggedOutAt.write(Date.now());
}

let finishing: Promise<void> | null = null;

/**
 * Retries a logout that did not reach the server, at the next start and before anyone signs in: a late logout would
 * clear the cookies of the new session. Never throws.
 */
export async function finishLogOut(): Promise<void> {
  if (!logoutPending.read() || isSignedIn()) return;
  finishing ??= endSession(null).finally(() => {
    finishing = null;
  });
  await finishing;
}

async function endSession(token: string | null): Promise<void> {
  try {
    await callAs<typeof logOutEndpoint>(token, 'POST', '/api/user/logout');
    logoutPending.remove();
  } catch {
    // Stays pending.
  }
}
