import { Fragment } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './corrected-sentence.module.css';

export interface CorrectedSentenceProps {
  parts: readonly { readonly text: string; readonly change: 'same' | 'added' | 'removed' }[];
  /** Read out before removed words. */
  removedText: string;
}

/** A sentence with its corrections marked: underlined and bold, or struck through if removed. */
export function CorrectedSentence({ parts, removedText }: CorrectedSentenceProps) {
  return parts.map(({ text, change }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
    <Fragment key={index}>
      {index > 0 && ' '}
      {change === 'same' && text}
      {change === 'added' && <ins className={styles.added}>{text}</ins>}
      {change === 'removed' && (
        <del className={styles.removed}>
          <VisuallyHidden>{removedText} </VisuallyHidden>
          {text}
        </del>
      )}
    </Fragment>
  ));
}
