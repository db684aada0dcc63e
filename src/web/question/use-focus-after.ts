import { useEffect, useRef } from 'react';

/** Check, or whatever is the main button of the level. */
export const MAIN_BUTTON = '[data-controls] > :last-child';

/**
 * Moves the focus after the next rendering, since what had it may be gone from its place. Call the result with selectors:
 * the first that is found gets the focus.
 */
export function useFocusAfter<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const level = root.current?.closest('main') ?? document;
    for (const selector of wanted.current) {
      const target = level.querySelector<HTMLElement>(selector);
      if (target === null) continue;
      target.focus({ preventScroll: true });
      break;
    }
    wanted.current = [];
  });
  const focusAfter = (...selectors: string[]) => {
    wanted.current = selectors;
  };
  return { root, focusAfter };
}

/** The selector of a tile, by the drag library's id for it. */
export const tileSelector = (id: number) => `[data-rfd-drag-handle-draggable-id="${id}"]`;
