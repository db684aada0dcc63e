import { Fragment } from 'react';
import { texts } from '#web/platform/texts.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './reading.module.css';

const BLANK = /_{2,}/;

/** The text of a question in the letters for young readers; a blank is a line to see and a word to hear. */
export function Reading({ text }: { text: string }) {
  return (
    <p className={styles.reading}>
      {text.split(BLANK).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position, the text never changes.
        <Fragment key={index}>
          {index > 0 && (
            <span className={styles.blank}>
              <VisuallyHidden>{texts.quiz.drag.blank}</VisuallyHidden>
            </span>
          )}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
