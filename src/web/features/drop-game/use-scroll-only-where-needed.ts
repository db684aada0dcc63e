// The drag library scrolls the page when a word is dragged near an edge (product §2.12), which helps to reach
// off-screen boxes. While the whole board is visible it would only move the boxes from under the finger: this disables
// it.

import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Returns props to spread on the DragDropContext around `board`. */
export function useScrollOnlyWhereNeeded(board: RefObject<HTMLElement | null>) {
  const [isAllInView, setAllInView] = useState(false);
  const measure = useCallback(() => {
    const box = board.current?.getBoundingClientRect();
    setAllInView(box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight);
  }, [board]);
  // Usually nothing changes until the first drag, which then starts faster.
  useEffect(measure, [measure]);
  return { onBeforeCapture: measure, autoScrollerOptions: { disabled: isAllInView } };
}
