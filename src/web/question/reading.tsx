import { Fragment } from 'react';
import { texts } from '#web/platform/texts.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './reading.module.css';

const BLANK = /_{2,}/;
/** Texts of at most this many letters take two lines on a small phone even in large type. */
const SHORT = 45;

/** A question's text in the font for young readers. A blank is displayed as a line and read out as a word. */
export function Reading({ text }: { text: string }) {
  return (
    <p className={styles.reading} data-is-short={text.length <= SHORT}>
      {text.split(BLANK).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
        <Fragment key={index}>
          {index > 0 && (
            <span className={styles.blank}>
              <VisuallyHidden>{texts.reading.blank}</VisuallyHidden>
            </span>
          )}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
