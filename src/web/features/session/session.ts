// Keeps a signed-in family signed in. The access token is renewed 30 s before it ends (product §4.9), by the cookie that no
// script can read, and by one tab for all of them: tabs take turns, and whoever comes later finds the new token stored.
// When the server says that the session is over, the stored values are cleared and the page simply shows a visitor.

import type { refreshSession, validateUser } from '#contract/auth.ts';
import { CallError, call, callAs, setAuthoriser } from '#web/platform/api.ts';
import { readStored, readStoredText, subscribe } from '#web/platform/storage.ts';
import { wait } from '#web/platform/wait.ts';
import { finishLogOut, forgetAccount, rememberProfile, rememberTokens } from './account.ts';

const RENEW_BEFORE_END_MS = 30_000;

/** A turn ends so much later than its work: what a tab stores reaches the others by another way than the turns do. */
const STORED_FOR_ALL_TABS_MS = 500;

/** Once, at the start of the app; gives a function that undoes it. */
export function startSession(startAfresh: () => void = () => window.location.reload()): () => void {
  setAuthoriser(tokenForCall);
  const stopRenewing = renewInTime();
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === 'loggedOutAt' && newValue !== null) startAfresh();
  };
  window.addEventListener('storage', handleStorage);
  void finishLogOut();
  void revalidate();
  return () => {
    stopRenewing();
    window.removeEventListener('storage', handleStorage);
  };
}

/** A token that will do for a call now; null for a visitor. */
async function tokenForCall(refused?: string): Promise<string | null> {
  if (readStoredText('id') === null) return null;
  const token = readStoredText('token');
  if (token !== null && token !== refused && !isEnding()) return token;
  return renew(token);
}

function isEnding(): boolean {
  return msUntilRenewal() <= 0;
}

function msUntilRenewal(): number {
  const endsAt = readStored('tokenEndsAt');
  return typeof endsAt === 'number' ? endsAt - RENEW_BEFORE_END_MS - Date.now() : 0;
}

let renewing: Promise<string | null> | null = null;

function renew(spent: string | null): Promise<string | null> {
  renewing ??= inTurn(() => exchange(spent)).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** Without the Web Locks API the tabs may renew at once; the server bears that. */
function inTurn(work: () => Promise<string | null>): Promise<string | null> {
  if (!('locks' in navigator)) return work();
  return new Promise((resolve, reject) => {
    const takeTurn = async () => {
      const working = work();
      resolve(working);
      await working;
      await wait(STORED_FOR_ALL_TABS_MS);
    };
    navigator.locks.request('session', takeTurn).catch(reject);
  });
}

async function exchange(spent: string | null): Promise<string | null> {
  const current = readStoredText('token');
  if (current !== null && current !== spent) return current;
  const id = readStoredText('id');
  if (id === null) return null;
  try {
    const tokens = await callAs<typeof refreshSession>(null, 'POST', '/api/user/refresh');
    // Someone may have logged out, or in, while the call was under way.
    if (readStoredText('id') !== id) return null;
    rememberTokens(tokens);
    return tokens.token;
  } catch (error) {
    if (isOver(error)) {
      if (readStoredText('id') === id) forgetAccount();
      return null;
    }
    // Not reached: what there is may still do.
    return current;
  }
}

/** Refreshes the stored profile (product §2.9). What could not be asked stays as it was. */
export async function revalidate(): Promise<void> {
  const id = readStoredText('id');
  if (id === null) return;
  try {
    const profile = await call<typeof validateUser>('POST', '/api/user/validate', { body: { id } });
    if (readStoredText('id') === id) rememberProfile(profile);
  } catch (error) {
    // Whether the session is over is for the renewal to find out: it knows a server in trouble from a session that ended.
    if (isOfAnother(error) && readStoredText('id') === id) forgetAccount();
  }
}

function isOver(error: unknown): boolean {
  return error instanceof CallError && error.status === 401;
}

function isOfAnother(error: unknown): boolean {
  return error instanceof CallError && error.details.reason === 'not-yours';
}

/** A tab that nobody looks at renews nothing: its next call will. */
function renewInTime(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    if (document.hidden || readStoredText('id') === null) return;
    timer = setTimeout(() => void tokenForCall(), Math.max(0, msUntilRenewal()));
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
