import type { ReactNode } from 'react';
import type { LessonAttributes, TextPart } from '#contract/lesson.ts';
import { texts } from '#web/platform/texts.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './lesson.module.css';

/** The rule, a picture where it helps, two examples and a common mistake (product §7.12). */
export function Lesson({ lesson }: { lesson: LessonAttributes }) {
  const { rule, examples, wrong, right, picture } = lesson;
  const { examples: label, notThis, butThis } = texts.lesson;
  return (
    <>
      <p className={styles.rule}>{rule}</p>
      {picture.length > 0 && (
        <ul className={styles.picture}>
          {picture.map((thing) => (
            <li key={thing.label}>
              <img src={addressOf(thing.drawing)} alt="" />
              {thing.label}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.examples} aria-label={label}>
        {examples.map((parts) => (
          <li key={parts.map(({ text }) => text).join('')}>
            <MarkedText parts={parts} />
          </li>
        ))}
      </ul>
      <div className={styles.mistake}>
        <Sentence isRight={false} label={notThis}>
          <MarkedText parts={wrong} />
        </Sentence>
        <Sentence isRight label={butThis}>
          <MarkedText parts={right} />
        </Sentence>
      </div>
    </>
  );
}

function addressOf(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

interface SentenceProps {
  isRight: boolean;
  label: string;
  children: ReactNode;
}

function Sentence({ isRight, label, children }: SentenceProps) {
  return (
    <p className={styles.sentence} data-right={isRight}>
      <span className={styles.sign}>
        <Icon name={isRight ? 'check' : 'cross'} size={22} />
      </span>
      <span>
        <VisuallyHidden>{label} </VisuallyHidden>
        {children}
      </span>
    </p>
  );
}

function MarkedText({ parts }: { parts: readonly TextPart[] }) {
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
