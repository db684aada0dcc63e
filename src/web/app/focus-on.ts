/** Focuses a heading or another noninteractive element without scrolling to it. */
export function focusOn(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
