import { isLast, markAt, type QuizRun, skippedIn } from '#domain/quiz/quiz-run.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './play-controls.module.css';

interface PlayControlsProps {
  run: QuizRun;
  onNext: () => void;
  onSkip: () => void;
  onReturn: (position: number) => void;
  onSubmit: () => void;
}

/** Skip and Next; on the last question Submit, and the way back to what was skipped (product §7.5). */
export function PlayControls({ run, onNext, onSkip, onReturn, onSubmit }: PlayControlsProps) {
  const isAnswered = markAt(run, run.position) !== 'unanswered';
  const { next, skip, submit, backTo } = texts.quiz.playing;
  const [firstSkipped] = skippedIn(run);
  if (!isLast(run)) {
    return (
      <div className={styles.controls}>
        <Button variant="secondary" disabled={isAnswered} onClick={onSkip}>
          {skip}
        </Button>
        <Button disabled={!isAnswered} onClick={onNext}>
          {next}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.controls}>
      {firstSkipped !== undefined && (
        <Button variant="secondary" onClick={() => onReturn(firstSkipped)}>
          {fill(backTo, { number: firstSkipped + 1 })}
        </Button>
      )}
      <Button onClick={onSubmit}>{submit}</Button>
    </div>
  );
}
