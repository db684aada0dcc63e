// Loading the page anew. Without a network that would end on the browser's own error page, with no way back.

import { useEffect } from 'react';
import { isQuiet } from './quiet-moment.ts';
import { noteBuild, ownBuild } from './release.ts';
import { isOurs } from './reply.ts';
import { sessionValue } from './stored-value.ts';
import { wait } from './wait.ts';

const TIMEOUT_MS = 5_000;
/** A page that waits for a quiet moment, or for the network, looks again after this. */
const LOOK_AGAIN_MS = 4_000;

/** Whether our server answers. Something else that does, such as a captive portal, is not the site. */
export async function isReachable(): Promise<boolean> {
  try {
    const response = await fetch('/api/maintenance', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    noteBuild(response);
    return isOurs(response);
  } catch {
    return false;
  }
}

/**
 * Call once, when the app starts. Asks the server when somebody comes back to the tab, which may be days old, and when a
 * file is missing: its response says whether another build is out.
 */
export function watchReleases(): void {
  const ask = () => void isReachable();
  window.addEventListener('vite:preloadError', ask);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) ask();
  });
}

/** Loads the page anew if the server can be reached; otherwise returns false. */
export async function reloadWhenReachable(): Promise<boolean> {
  if (!(await isReachable())) return false;
  reloadUnguarded();
  return true;
}

/** Nobody is asked whether to leave: what led here has asked, or what is kept comes back. */
export function reloadUnguarded(): void {
  const suppress = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', suppress, { capture: true, once: true });
  window.location.reload();
}

/** The builds and addresses for which this tab has loaded a page anew by itself (product §2.10). */
const reloads = sessionValue('reloads', (stored) =>
  Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : [],
);
const MOST_RELOADS = 50;

/** Whether a page of this build may still load anew by itself at an address: it does so once, or it might never end. */
export function mayReloadAt(path: string): boolean {
  return !reloads.read().includes(nameOfReload(path));
}

/** Loads the page anew, once for each build and address; otherwise returns false. */
export function reloadOnce(): boolean {
  const { pathname } = window.location;
  if (!mayReloadAt(pathname)) return false;
  reloads.write([...reloads.read(), nameOfReload(pathname)].slice(-MOST_RELOADS));
  // Without that it might never end.
  if (!reloads.isKept()) return false;
  reloadUnguarded();
  return true;
}

function nameOfReload(path: string): string {
  return `${ownBuild()} ${path}`;
}

/** While `isWanted`, waits for a quiet moment with the server in reach, and then loads the page anew once. */
export function useReloadWhenQuiet(isWanted = true): void {
  useEffect(() => (isWanted ? reloadWhenQuiet() : undefined), [isWanted]);
}

/** The same outside of components. Returns a function that gives it up. */
export function reloadWhenQuiet(): () => void {
  let isGivenUp = false;
  const look = async () => {
    while (!isGivenUp && mayReloadAt(window.location.pathname)) {
      if (isQuiet() && (await isReachable()) && !isGivenUp && isQuiet() && reloadOnce()) return;
      await wait(LOOK_AGAIN_MS);
    }
  };
  void look();
  return () => {
    isGivenUp = true;
  };
}
