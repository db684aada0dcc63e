import type { CSSProperties } from 'react';
import { texts } from '#web/platform/texts.ts';
import type { Word } from './get-words.ts';
import styles from './week-strip.module.css';

interface WeekStripProps {
  days: readonly (Word & { day: string })[];
  /** The index of the displayed word. */
  shown: number;
  onShow: (place: number) => void;
}

/** The week as calendar leaves, where space allows: pressing one shows its word. */
export function WeekStrip({ days, shown, onShow }: WeekStripProps) {
  const { week } = texts.vocabulary.word;
  return (
    <ul className={styles.week} aria-label={week}>
      {days.map(({ date, day, word }, place) => (
        <li key={date} className={styles.place}>
          <button
            type="button"
            className={styles.leaf}
            aria-current={place === shown ? 'true' : undefined}
            onClick={() => onShow(place)}
          >
            <span className={styles.day}>{day}</span>
            <span className={styles.word} style={{ '--letters': word.length } as CSSProperties}>
              {word}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
