// The keys of a running level or test: 1 to 4 or a to d choose an option, Enter goes on. They count while the focus is in
// it (WCAG 2.1.4); level and test put it there themselves.

import type { KeyboardEvent } from 'react';

const DIGITS = '123456789';
const LETTERS = 'abcdefghi';
/** What Enter presses itself. */
const PRESSABLE = 'a, button:not([aria-disabled="true"]), [role="button"]';

interface PlayKeys {
  /** How many options there are to choose from; 0 where there is nothing to choose. */
  choices: number;
  /** The index of the option, from 0. */
  onChoose: (choice: number) => void;
  onEnter?: () => void;
}

export function playKeys({ choices, onChoose, onEnter }: PlayKeys) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget } = event;
    const isElsewhere = !(target instanceof Element && currentTarget.contains(target));
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (isElsewhere || isShortcut || event.repeat || event.defaultPrevented) return;
    if (key === 'Enter') {
      if (onEnter === undefined || target.closest(PRESSABLE) !== null) return;
      event.preventDefault();
      onEnter();
      return;
    }
    const choice = Math.max(DIGITS.indexOf(key), LETTERS.indexOf(key.toLowerCase()));
    if (key.length === 1 && choice >= 0 && choice < choices) onChoose(choice);
  };
}
