/** Focuses a heading, or another place that is no control, without scrolling to it. */
export function focusOn(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
