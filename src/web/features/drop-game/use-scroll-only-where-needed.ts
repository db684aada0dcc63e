// While a word is dragged near an edge, the drag library scrolls the page (product §2.12). That serves boxes that are out of
// sight; where the whole board is in sight it would only pull the boxes away from under the finger, so it rests.

import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Spread what it returns on the DragDropContext around `board`. */
export function useScrollOnlyWhereNeeded(board: RefObject<HTMLElement | null>) {
  const [isAllInView, setAllInView] = useState(false);
  const look = useCallback(() => {
    const box = board.current?.getBoundingClientRect();
    setAllInView(box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight);
  }, [board]);
  // Mostly nothing changes until the first word is taken, which then has less to do.
  useEffect(look, [look]);
  return { onBeforeCapture: look, autoScrollerOptions: { disabled: isAllInView } };
}
