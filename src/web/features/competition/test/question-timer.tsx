import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './question-timer.module.css';

/** Below this the countdown warns; at it a screen reader announces it once. Short questions have a quarter of theirs. */
export function warningSeconds(secondsPerQuestion: number): number {
  return Math.min(10, Math.ceil(secondsPerQuestion / 4));
}

/** The remaining seconds, as a number and as a shrinking bar. Words, not colour alone, say when to hurry. */
export function QuestionTimer({ secondsLeft, outOf }: { secondsLeft: number; outOf: number }) {
  const { secondsLeft: left, hurry } = texts.competitionTest.playing;
  const isWarning = secondsLeft < warningSeconds(outOf);
  return (
    <div className={classNames(styles.timer, isWarning && styles.warning)}>
      <p role="timer" aria-live="off" className={styles.left}>
        {fill(left, { seconds: secondsLeft })}
        {isWarning && <span className={styles.hurry}>{hurry}</span>}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.bar} style={{ inlineSize: `${(100 * secondsLeft) / outOf}%` }} />
      </div>
    </div>
  );
}
