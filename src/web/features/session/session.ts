// Keeps a family signed in. The access token is renewed 30 s before it expires (product §4.9), with the HttpOnly
// cookie. One tab renews for all: tabs take turns, and later ones find the new token in storage. When the server
// reports that the session has ended, the stored values are cleared and the page shows a visitor's view.

import type { refreshSession, validateUser } from '#contract/auth.ts';
import { account } from '#web/platform/account.ts';
import { CallError, call, callAs, setTokenProvider } from '#web/platform/api.ts';
import { clearTab, subscribe } from '#web/platform/stored-value.ts';
import { wait } from '#web/platform/wait.ts';
import { setConsentState } from './consent-state.ts';
import { finishLogOut } from './log-out.ts';
import { forgetAccount, rememberProfile, rememberTokens } from './stored-account.ts';

const RENEW_BEFORE_END_MS = 30_000;

/** The minimum interval between profile checks of a tab that becomes visible again. */
const REVALIDATE_MS = 60_000;

/**
 * How long a tab holds the lock after storing a token: storage may reach the other tabs later than the lock does. They
 * continue as soon as they see the token.
 */
const STORAGE_SYNC_MS = 3_000;

/** Call once, when the app starts. Returns a function that undoes it. */
export function startSession(reload: () => void = () => window.location.reload()): () => void {
  setTokenProvider(getValidToken);
  const stopRenewing = scheduleRenewal();
  const stopRevalidating = revalidateWhenSeen();
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== 'loggedOutAt' || newValue === null) return;
    clearTab();
    reload();
  };
  window.addEventListener('storage', handleStorage);
  void finishLogOut();
  void revalidate();
  return () => {
    setTokenProvider(null);
    stopRenewing();
    stopRevalidating();
    window.removeEventListener('storage', handleStorage);
  };
}

/** A currently valid token, renewed if necessary; null for a visitor. */
export async function getValidToken(refused?: string): Promise<string | null> {
  if (account.id.read() === null) return null;
  const token = account.token.read();
  if (token !== null && token !== refused && !isExpiring()) return token;
  return renew(token);
}

function isExpiring(): boolean {
  return msUntilRenewal() <= 0;
}

function msUntilRenewal(): number {
  const endsAt = account.tokenEndsAt.read();
  return endsAt === null ? 0 : endsAt - RENEW_BEFORE_END_MS - Date.now();
}

let renewing: Promise<string | null> | null = null;

function renew(spent: string | null): Promise<string | null> {
  renewing ??= firstOf(
    withLock(() => exchange(spent)),
    spent,
  ).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** Resolves to the token issued to this tab, or to one that another tab has stored meanwhile. */
function firstOf(own: Promise<string | null>, spent: string | null): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const unsubscribe = subscribe(() => {
      const current = account.token.read();
      if (current !== null && current !== spent) resolve(current);
    });
    own.then(resolve, reject).finally(unsubscribe);
  });
}

/** Without the Web Locks API several tabs may renew at the same time, which the server tolerates. */
function withLock(work: () => Promise<string | null>): Promise<string | null> {
  if (!('locks' in navigator)) return work();
  return new Promise((resolve, reject) => {
    const holdLock = async () => {
      const working = work();
      resolve(working);
      await working;
      await wait(STORAGE_SYNC_MS);
    };
    navigator.locks.request('session', holdLock).catch(reject);
  });
}

async function exchange(spent: string | null): Promise<string | null> {
  const current = account.token.read();
  if (current !== null && current !== spent) return current;
  const id = account.id.read();
  if (id === null) return null;
  try {
    const tokens = await callAs<typeof refreshSession>(null, 'POST', '/api/user/refresh', {
      isRetried: true,
    });
    // Someone may have logged out or in while the call was in flight.
    if (account.id.read() !== id) return null;
    rememberTokens(tokens);
    return tokens.token;
  } catch (error) {
    if (isOver(error)) {
      if (account.id.read() === id) forgetAccount();
      return null;
    }
    // The server was unreachable; the current token may still be valid.
    return current;
  }
}

/** Refreshes the stored profile (product §2.9). If the call fails, the profile stays unchanged. */
export async function revalidate(): Promise<void> {
  const id = account.id.read();
  if (id === null) return;
  try {
    const { needsConsent, endsAt, ...profile } = await call<typeof validateUser>(
      'POST',
      '/api/user/validate',
      { body: { id } },
    );
    if (account.id.read() !== id) return;
    rememberProfile(profile);
    setConsentState({ isNeeded: needsConsent, endsAt });
  } catch (error) {
    // Only the renewal decides that a session has ended: it can distinguish that from a failing server.
    if (isOtherAccount(error) && account.id.read() === id) forgetAccount();
  }
}

function isOver(error: unknown): boolean {
  return error instanceof CallError && error.status === 401;
}

function isOtherAccount(error: unknown): boolean {
  return error instanceof CallError && error.details.reason === 'not-yours';
}

/** A membership may begin or end while a tab is open: the tab checks when it becomes visible again. */
function revalidateWhenSeen(): () => void {
  let validatedAt = Date.now();
  const handleVisibility = () => {
    if (document.hidden || Date.now() - validatedAt < REVALIDATE_MS) return;
    validatedAt = Date.now();
    void revalidate();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  return () => document.removeEventListener('visibilitychange', handleVisibility);
}

/** Renews before expiry. Hidden tabs do not: their next call will. */
function scheduleRenewal(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    if (document.hidden || account.id.read() === null) return;
    timer = setTimeout(() => void getValidToken(), Math.max(0, msUntilRenewal()));
  };
  schedule();
  const unsubscribe = subscribe(schedule);
  document.addEventListener('visibilitychange', schedule);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', schedule);
  };
}
