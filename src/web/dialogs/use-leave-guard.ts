// Confirmation before leaving a game: our own question inside the app, the browser's when the tab is closed
// (product §2.8).

import { useEffect, useEffectEvent, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { mayAskBeforeLeaving } from '#web/platform/leaving.ts';
import { useHold } from '#web/platform/quiet-moment.ts';
import { texts } from '#web/platform/texts.ts';
import { askConfirmation } from './dialogs.ts';

/**
 * While `isGuarding`, asks `question` before navigating to another address. `onLeave` runs after a yes. Returns a
 * function that lifts the guard: call it before a navigation that should not ask.
 */
export function useLeaveGuard(
  question: string,
  isGuarding = true,
  onLeave?: () => void,
): () => void {
  const isOpen = useRef(false);
  const endHold = useHold(isGuarding);
  const backAgain = useRef<Promise<unknown>>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isBlocked =
      isGuarding &&
      !isOpen.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search);
    if (isBlocked) backAgain.current = historyAction === 'POP' ? nextHistoryStep() : undefined;
    return isBlocked;
  });

  const leave = useEffectEvent(() => {
    endHold();
    onLeave?.();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isCurrent = true;
    const ask = async () => {
      await backAgain.current;
      const isLeaving = await askConfirmation(question, texts.shell.leaveGame);
      if (!isCurrent) return;
      if (isLeaving) {
        leave();
        blocker.proceed();
      } else blocker.reset();
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [blocker, question]);

  useBeforeUnload((event) => {
    if (isGuarding && !isOpen.current && mayAskBeforeLeaving()) event.preventDefault();
  });

  return () => {
    isOpen.current = true;
    endHold();
  };
}

/**
 * After Back or Forward the browser is already at the other page, and a moment later the router restores the game's
 * entry. A dialog that opened earlier would insert its history entry in the wrong place.
 */
function nextHistoryStep(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
}
