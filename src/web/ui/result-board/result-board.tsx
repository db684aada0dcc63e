import type { ReactNode } from 'react';
import { Mascot, type MascotMood } from '#web/ui/art/mascot.tsx';
import styles from './result-board.module.css';

export interface ResultBoardProps {
  mood: MascotMood;
  /** Gilli's words about it. */
  says: ReactNode;
  /** The result itself. */
  children: ReactNode;
}

/** The board around a result, with Gilli and her words. */
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

/** The next steps after a result, as links. The first is the primary one. */
export function ResultActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
