// Leaving a game asks first: inside the app by our own words, closing the tab by the browser's (spec §8; decisions
// "Shell").

import { useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { askConfirmation } from '#web/platform/alerts.ts';
import { texts } from '#web/platform/texts.ts';

/** Returns what opens the way: call it before a navigation that should not ask. */
export function useLeaveGuard(): () => void {
  const isOpen = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isOpen.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (askConfirmation(texts.quiz.leave)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useBeforeUnload((event) => {
    if (!isOpen.current) event.preventDefault();
  });

  return () => {
    isOpen.current = true;
  };
}
