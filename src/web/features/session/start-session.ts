// Loads the session code as soon as someone is signed in; a visitor's first visit does not download it.

import { account, logoutPending } from '#web/platform/account.ts';
import { CallError, setTokenProvider } from '#web/platform/api.ts';
import { lazyCode } from '#web/platform/lazy-code.ts';
import { reloadWhenQuiet } from '#web/platform/reload.ts';
import { subscribe } from '#web/platform/stored-value.ts';

type Session = typeof import('./session.ts');

const sessionCode = lazyCode(() => import('./session.ts'));

export const loadSession: () => Promise<Session> = sessionCode.load;

/** Call once, when the app starts. Returns a function that undoes it. */
export function startSessionWhenSignedIn(load: () => Promise<Session> = loadSession): () => void {
  let loading: Promise<Session> | null = null;
  let stop = () => {};
  let stopReloading = () => {};

  function start(): Promise<Session> {
    loading ??= load().then(
      (session) => {
        unsubscribe();
        stopReloading();
        stop = session.startSession();
        return session;
      },
      () => {
        // The next call retries. The file of an older build may be gone for good.
        loading = null;
        stopReloading();
        stopReloading = reloadWhenQuiet();
        throw new CallError(0, '');
      },
    );
    return loading;
  }

  const isSignedIn = () => account.id.read() !== null;
  const startIfNeeded = () => {
    if (isSignedIn() || logoutPending.read()) start().catch(() => {});
  };
  setTokenProvider(async (refused) =>
    isSignedIn() ? (await start()).getValidToken(refused) : null,
  );
  const unsubscribe = subscribe(startIfNeeded);
  startIfNeeded();
  return () => {
    unsubscribe();
    setTokenProvider(null);
    stopReloading();
    stop();
  };
}
