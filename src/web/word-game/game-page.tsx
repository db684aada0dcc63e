// The screen of a word game that is being played: how it stands, the board, and what can be done. On a phone one under the
// other; where there is room the board has the left, and Gilli looks on from the right.

import { memo, type ReactNode, useDeferredValue } from 'react';
import { PageTitle } from '#web/platform/page-title.tsx';
import { Mascot, type MascotMood } from '#web/ui/art/mascot.tsx';
import { Page } from '#web/ui/page/page.tsx';
import styles from './game-page.module.css';
import { SoundControls } from './sound-controls.tsx';
import { warmUpProps } from './use-game-effects.ts';

/** Drawn anew only when Gilli's mood changes, and after the board: the move comes first. */
const Onlooker = memo(Mascot);

interface GamePageProps {
  title: string;
  mood: MascotMood;
  /** How the game stands. */
  state: ReactNode;
  /** Buttons; the sound's are added. */
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
