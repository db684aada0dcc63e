import type { LessonAttributes } from '#contract/lesson.ts';
import { texts } from '#web/platform/texts.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './lesson.module.css';
import { LessonPicture } from './lesson-picture.tsx';
import { MarkedText, plainTextOf } from './marked-text.tsx';
import { TryIt } from './try-it.tsx';

/** The rule, a picture where it helps, examples, a common mistake and a question to try (product §7.12). */
export function Lesson({ lesson }: { lesson: LessonAttributes }) {
  const { rule, examples, unlike, wrong, right, picture } = lesson;
  const { examples: label, unlike: isDifferent, notThis, butThis } = texts.lesson;
  return (
    <>
      <p className={styles.rule}>{rule}</p>
      {picture !== null && <LessonPicture picture={picture} />}
      <ul className={styles.examples} aria-label={label}>
        {examples.map((parts) => (
          <li key={plainTextOf(parts)}>
            <MarkedText parts={parts} />
          </li>
        ))}
      </ul>
      <p className={styles.unlike}>
        <span className={styles.unlikeLabel}>{isDifferent}</span> <MarkedText parts={unlike.text} />{' '}
        {unlike.why}
      </p>
      <div className={styles.mistake}>
        <Sentence isRight={false} label={notThis}>
          <MarkedText parts={wrong} />
        </Sentence>
        <Sentence isRight label={butThis}>
          <MarkedText parts={right} />
        </Sentence>
      </div>
      <TryIt question={lesson.try} />
    </>
  );
}

interface SentenceProps {
  isRight: boolean;
  label: string;
  children: React.ReactNode;
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
