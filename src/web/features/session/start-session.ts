// Loads the session code as soon as someone is signed in, so that a visitor's first visit does not download it.

import { CallError, setTokenProvider } from '#web/platform/api.ts';
import { reloadWhenQuiet } from '#web/platform/reload.ts';
import { readStored, readStoredText, subscribe } from '#web/platform/storage.ts';

type Session = typeof import('./session.ts');

/** Call once, when the app starts. Returns a function that undoes it. */
export function startSessionWhenSignedIn(
  load: () => Promise<Session> = () => import('./session.ts'),
): () => void {
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

  const isSignedIn = () => readStoredText('id') !== null;
  const startIfNeeded = () => {
    if (isSignedIn() || readStored('logoutPending') === true) start().catch(() => {});
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
