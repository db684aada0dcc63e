import { isLast, markAt, type QuizRun, skippedIn } from '#domain/quiz/quiz-run.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './play-controls.module.css';

interface PlayControlsProps {
  run: QuizRun;
  /** Whether the answer needs Check, and is complete. */
  check: 'none' | 'incomplete' | 'ready';
  onCheck: () => void;
  onNext: () => void;
  onSkip: () => void;
  onReturn: (position: number) => void;
  submitText: string;
  onSubmit: () => void;
}

/**
 * Skip and Next; on the last question Submit, and a way back to skipped questions (product §7.5). Check replaces the
 * last button until a produced answer is marked.
 */
export function PlayControls(props: PlayControlsProps) {
  const { run, check, onCheck, onNext, onSkip, onReturn, submitText, onSubmit } = props;
  const isAnswered = markAt(run, run.position) !== 'unanswered';
  const texted = texts.quiz.playing;
  const [firstSkipped] = skippedIn(run);
  const needsCheck = check !== 'none';
  return (
    <div className={styles.controls} data-controls>
      {!isLast(run) && (
        <Button variant="secondary" disabled={isAnswered} onClick={onSkip}>
          {texted.skip}
        </Button>
      )}
      {isLast(run) && firstSkipped !== undefined && (
        <Button variant="secondary" onClick={() => onReturn(firstSkipped)}>
          {fill(texted.backTo, { number: firstSkipped + 1 })}
        </Button>
      )}
      {isLast(run) && needsCheck && (
        <Button variant="secondary" onClick={onSubmit}>
          {submitText}
        </Button>
      )}
      {/* A single button, which keeps the focus; but Enter after Check must not submit while questions are skipped. */}
      <Button
        key={!needsCheck && isLast(run) && firstSkipped !== undefined ? 'submit' : 'go on'}
        disabled={check === 'incomplete' || (!needsCheck && !isLast(run) && !isAnswered)}
        onClick={(event) => {
          // The second click of a double click on Check, which would skip the reason.
          if (!needsCheck && event.detail > 1) return;
          if (needsCheck) onCheck();
          else if (isLast(run)) onSubmit();
          else onNext();
        }}
      >
        {needsCheck ? texted.check : isLast(run) ? submitText : texted.next}
      </Button>
    </div>
  );
}
