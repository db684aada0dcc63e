// The screen of a running word game: state, board and controls. On a phone they are stacked; where space allows, the
// board is on the left and Gilli watches from the right.

import { memo, type ReactNode, useDeferredValue } from 'react';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { PageTitle } from '#web/platform/page-title.tsx';
import type { MascotMood } from '#web/ui/art/mascot.tsx';
import { Page } from '#web/ui/page/page.tsx';
import styles from './game-page.module.css';
import { warmUpProps } from './use-game-effects.ts';

/** Rerenders only when Gilli's mood changes, and after the board, to avoid delaying moves. */
const Onlooker = lazyPart<{ mood: MascotMood }>(
  async () => {
    // Narrower screens have no space for Gilli (game-page.module.css).
    if (!window.matchMedia?.('(min-width: 64rem)').matches) return () => null;
    return memo((await import('#web/ui/art/mascot.tsx')).Mascot);
  },
  { isOptional: true },
);

/** Load a moment after the board. */
const SoundControls = lazyPart(async () => (await import('./sound-controls.tsx')).SoundControls, {
  isOptional: true,
});

interface GamePageProps {
  title: string;
  mood: MascotMood;
  /** The state of the game. */
  state: ReactNode;
  /** The game's own buttons; the sound controls are added. */
  controls: ReactNode;
  /** The board. */
  children: ReactNode;
}

export function GamePage({ title, mood, state, controls, children }: GamePageProps) {
  const moodShown = useDeferredValue(mood);
  return (
    <div className={styles.game} {...warmUpProps}>
      <Page title={title}>
        <PageTitle of={title} />
        <div className={styles.table}>
          <div className={styles.state}>
            <div className={styles.mascot}>
              <Onlooker mood={moodShown} />
            </div>
            {state}
          </div>
          <div className={styles.board}>{children}</div>
          <div className={styles.controls}>
            {controls}
            <div className={styles.sound}>
              <SoundControls />
            </div>
          </div>
        </div>
      </Page>
    </div>
  );
}
