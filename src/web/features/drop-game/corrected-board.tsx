// The corrected board (product §9.7): beside each name the dropped word, right or wrong, and the right word if the box
// is empty or has another one.

import type { MarkedSlot } from '#domain/drop-game/drop-game.ts';
import { texts } from '#web/platform/texts.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './corrected-board.module.css';

export function CorrectedBoard({ slots }: { slots: readonly MarkedSlot[] }) {
  return (
    <ul className={styles.board} aria-label={texts.dropGame.marked.corrected}>
      {slots.map((slot) => (
        <li key={slot.name} className={styles.slot}>
          <span className={styles.name}>{slot.name}</span>
          <span className={styles.words}>
            <Placed slot={slot} />
            {slot.placed !== slot.rightOne && <RightWord word={slot.rightOne} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Placed({ slot: { placed, rightOne } }: { slot: MarkedSlot }) {
  const { right, wrong, nothing } = texts.dropGame.marked;
  const isRight = placed === rightOne;
  if (placed === null) return <span className={styles.nothing}>{nothing}</span>;
  return (
    <span className={styles.placed} data-right={isRight}>
      {placed} <Icon name={isRight ? 'check' : 'cross'} size={18} title={isRight ? right : wrong} />
    </span>
  );
}

function RightWord({ word }: { word: string }) {
  return (
    <span className={styles.rightWord}>
      <Icon name="arrow-right" size={18} />
      <VisuallyHidden>{texts.dropGame.marked.rightWord} </VisuallyHidden>
      {word}
    </span>
  );
}
