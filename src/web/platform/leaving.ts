// Whether the page is being left: the browser then gives up what still loads, which is no fault. And whether a game may
// ask before that.

/** After this time the child has stayed. */
const STAYS_AFTER_MS = 10_000;

let leftAtMs = Number.NEGATIVE_INFINITY;

/** Call once, when the app starts. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', () => {
    leftAtMs = performance.now();
  });
}

let isUnguarded = false;

/** From now on the page is left without a question: the caller has asked it, or the page's state is restored. */
export function leaveUnguarded(): void {
  isUnguarded = true;
}

/** Whether a running game may ask before the page is left. */
export function mayAskBeforeLeaving(): boolean {
  return !isUnguarded;
}

export function isLeaving(): boolean {
  return performance.now() - leftAtMs < STAYS_AFTER_MS;
}
