// Whether the page is being left: the browser then gives up what still loads, which is no fault.

/** After this time the child has stayed. */
const STAYS_AFTER_MS = 10_000;

let leftAtMs = Number.NEGATIVE_INFINITY;

/** Call once, when the app starts. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', () => {
    leftAtMs = performance.now();
  });
}

export function isLeaving(): boolean {
  return performance.now() - leftAtMs < STAYS_AFTER_MS;
}
