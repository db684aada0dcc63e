import type { CSSProperties, ReactNode } from 'react';
import { markWord } from '#domain/vocabulary/mark-word.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { Mascot } from '#web/ui/art/mascot.tsx';
import type { Word } from './get-words.ts';
import styles from './word-card.module.css';

interface WordCardProps {
  word: Word;
  day: string;
  actions: ReactNode;
}

/** A leaf of a wall calendar: the day, then the word, its meaning and Gilli's example sentence. */
export function WordCard({
  word: { word, partOfSpeech, meaning, sentence },
  day,
  actions,
}: WordCardProps) {
  const { partOfSpeech: inBrackets, example } = texts.vocabulary.word;
  const { before, marked, after } = markWord(sentence, word);
  return (
    <article className={styles.card}>
      <p className={styles.day}>{day}</p>
      <div className={styles.body}>
        <div className={styles.meet}>
          <h2 className={styles.word} style={{ '--letters': word.length } as CSSProperties}>
            {word} <span className={styles.type}>{fill(inBrackets, { partOfSpeech })}</span>
          </h2>
          <p className={styles.meaning}>{meaning}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
        <div className={styles.use}>
          <div className={styles.example}>
            <p className={styles.exampleName}>{example}</p>
            <p className={styles.sentence}>
              {before}
              {marked !== '' && <mark>{marked}</mark>}
              {after}
            </p>
          </div>
          <div className={styles.speaker}>
            <Mascot mood="hello" />
          </div>
        </div>
      </div>
    </article>
  );
}
