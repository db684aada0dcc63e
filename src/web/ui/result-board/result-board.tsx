import type { ReactNode } from 'react';
import { Mascot, type MascotMood } from '#web/ui/art/mascot.tsx';
import styles from './result-board.module.css';

export interface ResultBoardProps {
  mood: MascotMood;
  /** What Gilli says about it. */
  says: ReactNode;
  /** The result itself. */
  children: ReactNode;
}

/** The board on which a result stands, with Gilli and what she says. */
export function ResultBoard({ mood, says, children }: ResultBoardProps) {
  return (
    <div className={styles.board}>
      {children}
      <div className={styles.gilli}>
        <Mascot mood={mood} size={96} />
        <p className={styles.says}>{says}</p>
      </div>
    </div>
  );
}

/** Where to go from a result, as links. The first is the loud one. */
export function ResultActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
