// Leaving a game asks first: inside the app by our own words, closing the tab by the browser's (product
// §2.8).

import { useEffect, useEffectEvent, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { askConfirmation } from './alerts.ts';

/**
 * Asks `question` before another address is shown, while there is something to lose; `onLeave` is called after a yes.
 * Returns what opens the way: call it before a navigation that should not ask.
 */
export function useLeaveGuard(
  question: string,
  isGuarding = true,
  onLeave?: () => void,
): () => void {
  const isOpen = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isGuarding &&
      !isOpen.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search),
  );

  const leave = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (askConfirmation(question)) {
      leave();
      blocker.proceed();
    } else blocker.reset();
  }, [blocker, question]);

  useBeforeUnload((event) => {
    if (isGuarding && !isOpen.current) event.preventDefault();
  });

  return () => {
    isOpen.current = true;
  };
}
