// Reloading the page. Offline, that would end on the browser's own error page, with no way back.

const TIMEOUT_MS = 5_000;

/** Reloads the page if the server responds, after `beforeReload`; otherwise returns false. */
export async function reloadWhenReachable(beforeReload?: () => void): Promise<boolean> {
  const isReachable = await fetch('/api/maintenance', {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    () => true,
    () => false,
  );
  if (!isReachable) return false;
  beforeReload?.();
  window.location.reload();
  return true;
}
