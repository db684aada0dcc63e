// The keys of a running level or test: 1 to 4 or a to d choose an option, Enter continues. They work while the level or
// test has the focus (WCAG 2.1.4), which it takes by itself.

import type { KeyboardEvent } from 'react';
import { choiceOfKey } from './letters.ts';

/** Elements that handle Enter themselves. */
const PRESSABLE = 'a, button:not([aria-disabled="true"]), [role="button"]';

interface PlayKeys {
  /** The number of options to choose from; 0 if there are none. */
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
    const choice = choiceOfKey(key);
    if (choice >= 0 && choice < choices) onChoose(choice);
  };
}
