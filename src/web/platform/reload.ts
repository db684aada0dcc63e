// Reloads the page. Without a network a plain reload would end on the browser's own error page, with no way back.

import { useEffect } from 'react';
import { leaveUnguarded } from './leaving.ts';
import { isQuiet } from './quiet-moment.ts';
import { noteBuild, ownBuild } from './release.ts';
import { isOurs } from './reply.ts';
import { sessionValue } from './stored-value.ts';
import { wait } from './wait.ts';

const TIMEOUT_MS = 5_000;
/** The polling interval while waiting for a quiet moment or for the network. */
const POLL_MS = 4_000;

/** Whether our server replies. A captive portal that replies in its place does not count. */
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
 * Call once, when the app starts. Contacts the server when the tab becomes visible again, possibly after days, and when
 * a file is missing: the response names the current build.
 */
export function watchReleases(): void {
  const ask = () => void isReachable();
  window.addEventListener('vite:preloadError', ask);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) ask();
  });
}

/** Reloads the page if the server can be reached; otherwise returns false. */
export async function reloadWhenReachable(): Promise<boolean> {
  if (!(await isReachable())) return false;
  reloadUnguarded();
  return true;
}

/** Skips the question about leaving: the caller has asked it, or the page's state is restored. */
export function reloadUnguarded(): void {
  leaveUnguarded();
  window.location.reload();
}

/** The builds and addresses that this tab has reloaded by itself (product §2.10). */
const reloads = sessionValue('reloads', (stored) =>
  Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : [],
);
const MAX_RELOADS = 50;

/**
 * Whether a page of this build may still reload by itself at an address. It may do so once; otherwise it might loop
 * forever.
 */
export function canReloadAt(path: string): boolean {
  return !reloads.read().includes(reloadKey(path));
}

/** Reloads the page once for each build and address; otherwise returns false. */
export function reloadOnce(): boolean {
  const { pathname } = window.location;
  if (!canReloadAt(pathname)) return false;
  reloads.write([...reloads.read(), reloadKey(pathname)].slice(-MAX_RELOADS));
  // Without a stored record it might loop forever.
  if (!reloads.isPersisted()) return false;
  reloadUnguarded();
  return true;
}

function reloadKey(path: string): string {
  return `${ownBuild()} ${path}`;
}

/** While `isWanted`, waits for a quiet moment with the server in reach, then reloads the page once. */
export function useReloadWhenQuiet(isEnabled = true): void {
  useEffect(() => (isEnabled ? reloadWhenQuiet() : undefined), [isEnabled]);
}

/** `useReloadWhenQuiet` outside components. Returns a function that cancels it. */
export function reloadWhenQuiet(): () => void {
  let isCancelled = false;
  const poll = async () => {
    while (!isCancelled && canReloadAt(window.location.pathname)) {
      if (isQuiet() && (await isReachable()) && !isCancelled && isQuiet() && reloadOnce()) return;
      await wait(POLL_MS);
    }
  };
  void poll();
  return () => {
    isCancelled = true;
  };
}
