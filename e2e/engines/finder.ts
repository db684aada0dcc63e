// Finds elements in the page as a person does: by role and name, by label, by text. These functions run in the browser:
// they may use only their arguments and the injected library.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

declare const TestingLibraryDom: typeof import('@testing-library/dom');

const require = createRequire(import.meta.url);
/** Injects TestingLibraryDom into the page. */
export const LIBRARY = readFileSync(
  require.resolve('@testing-library/dom').replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);
/** Whether the library is missing, in which case findInPage and the others throw. */
export const IS_LIBRARY_MISSING = "typeof TestingLibraryDom === 'undefined'";

/** A whole text, or a pattern within it. */
export type TextMatch = string | { readonly pattern: string };

export interface Target {
  readonly by: 'role' | 'label' | 'text';
  /** Given to search by role. */
  readonly role?: string;
  /** The accessible name, the label, or the text. */
  readonly name?: TextMatch;
  readonly inside?: Target;
  /** Which of several matches. Default: there must be exactly one. */
  readonly at?: number;
}

export interface FoundElement {
  /** The number of matches; the other fields describe the selected one. */
  readonly count: number;
  readonly text: string;
  readonly isEnabled: boolean;
  readonly isFocused: boolean;
  /** Whether it precedes the element with the focus. */
  readonly isBeforeFocus: boolean;
  /** Whether it or an ancestor is moving. */
  readonly isMoving: boolean;
  /** Relative to the viewport. */
  readonly box: { x: number; y: number; width: number; height: number };
  /** The lower edge of the viewport. */
  readonly bottom: number;
  /** The element that covers its centre, if any. */
  readonly cover: string;
}

export type Act = 'look' | 'bring into view' | 'focus' | { readonly choose: string };

/** Describes the target; null if it is missing or ambiguous. */
export function findInPage(target: Target, act: Act): FoundElement | null {
  const found = all(target);
  const element = found[target.at ?? 0];
  if (element === undefined || (target.at === undefined && found.length > 1)) {
    return found.length > 1 ? { ...nowhere(), count: found.length } : null;
  }
  if (act === 'focus') (element as HTMLElement).focus();
  if (typeof act === 'object') choose(element as HTMLSelectElement, act.choose);
  if (act === 'bring into view' && !isInView(element)) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    count: found.length,
    text: element.textContent ?? '',
    isEnabled: !element.matches(':disabled, [aria-disabled="true"]'),
    isFocused: element === document.activeElement,
    isBeforeFocus: isBefore(element, document.activeElement),
    isMoving: isMoving(element),
    box: { x, y, width, height },
    bottom: innerHeight,
    cover: coverOf(element),
  };

  function all({ by, role = '', name, inside }: Target): Element[] {
    const places: Element[] = inside ? all(inside) : [document.body];
    const wording = typeof name === 'object' ? new RegExp(name.pattern) : name;
    return places.flatMap((place) => {
      const element = place as HTMLElement;
      if (by === 'role') {
        const options = wording === undefined ? {} : { name: wording };
        return TestingLibraryDom.queryAllByRole(element, role, options);
      }
      const isSeen = (one: Element) =>
        one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
      const query =
        by === 'label' ? TestingLibraryDom.queryAllByLabelText : TestingLibraryDom.queryAllByText;
      return query(element, wording ?? '').filter(isSeen);
    });
  }

  function nowhere(): FoundElement {
    const box = { x: 0, y: 0, width: 0, height: 0 };
    const is = { isEnabled: false, isFocused: false, isBeforeFocus: false, isMoving: false };
    return { count: 0, text: '', ...is, box, bottom: 0, cover: '' };
  }

  function isBefore(one: Element, other: Element | null): boolean {
    const position = other === null ? 0 : one.compareDocumentPosition(other);
    return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  }

  function isMoving(one: Element | null): boolean {
    if (one === null) return false;
    const moves = one.getAnimations().some((animation) => {
      const ends = animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
      return animation.playState === 'running' && ends;
    });
    return moves || isMoving(one.parentElement);
  }

  function isInView(one: Element): boolean {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const isInside =
      top >= 0 &&
      bottom <= innerHeight &&
      left >= 0 &&
      right <= document.documentElement.clientWidth;
    return isInside && coverOf(one) === '';
  }

  function coverOf(one: Element): string {
    const { x, y, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (hit === null) return 'the edge of the window';
    const label = hit.closest('label');
    const isIt = one.contains(hit) || hit.contains(one) || label?.control === one;
    return isIt ? '' : hit.outerHTML.slice(0, 120);
  }

  /** Simulates a choice from the browser's own list, which no driver can see. */
  function choose(list: HTMLSelectElement, text: string): void {
    const option = [...list.options].find((one) => one.text === text);
    if (option === undefined) throw new Error(`there is no option “${text}”`);
    const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value') ?? {};
    set?.call(list, option.value);
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
