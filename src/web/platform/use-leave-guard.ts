// Confirmation before leaving a game: our own question inside the app, the browser's when the tab is closed
// (product §2.8).

import { useEffect, useEffectEvent, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { askConfirmation } from './alerts.ts';

/**
 * While `isGuarding`, asks `question` before navigating to another address; `onLeave` runs after a yes. Returns a
 * function that lifts the guard: call it before a navigation that should not ask.
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
