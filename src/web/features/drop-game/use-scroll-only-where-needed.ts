// While a word is dragged near an edge, the drag library scrolls the page (spec §9). That serves boxes that are out of
// sight; where the whole board is in sight it would only pull the boxes away from under the finger, so it rests.

import { type RefObject, useState } from 'react';

/** Spread what it returns on the DragDropContext around `board`. */
export function useScrollOnlyWhereNeeded(board: RefObject<HTMLElement | null>) {
  const [isAllInView, setAllInView] = useState(false);
  const look = () => {
    const box = board.current?.getBoundingClientRect();
    setAllInView(box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight);
  };
  return { onBeforeCapture: look, autoScrollerOptions: { disabled: isAllInView } };
}
