import { useEffect, useRef } from 'react';

/** Check, or the level's current main button. */
export const MAIN_BUTTON = '[data-controls] > :last-child';

/**
 * Moves the focus after the next render, since the focused element may be gone. Call the result with selectors: the
 * first match gets the focus.
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

/** The selector of a tile, by its id in the drag library. */
export const tileSelector = (id: number) => `[data-rfd-drag-handle-draggable-id="${id}"]`;
