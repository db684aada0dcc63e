import type { TextPart } from '#contract/lesson.ts';
import styles from './lesson.module.css';

/** A sentence with its point marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

export function plainTextOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
