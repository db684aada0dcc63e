import { classNames } from '#web/ui/class-names.ts';
import type { IconName } from '#web/ui/icon/glyphs.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './pill-steps.module.css';

export type PillState = 'todo' | 'right' | 'wrong' | 'skipped';

export interface PillStepsProps {
  label: string;
  /** One per question, in order. */
  states: readonly PillState[];
  /** 1-based. */
  current: number;
  /** Read out instead of the number: "Question 3, right". */
  stepText: (step: number, state: PillState) => string;
  /** Makes the skipped steps buttons, except for the current one. */
  onReturn?: (step: number) => void;
}

const icons: Partial<Record<PillState, IconName>> = {
  right: 'check',
  wrong: 'cross',
  skipped: 'skip',
};

export function PillSteps({ label, states, current, stepText, onReturn }: PillStepsProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {states.map((state, index) => {
        const step = index + 1;
        const icon = icons[state];
        const isCurrent = step === current;
        const look = classNames(styles.pill, styles[state], isCurrent && styles.current);
        const content = (
          <>
            <span aria-hidden="true">{icon ? <Icon name={icon} size={16} /> : step}</span>
            <VisuallyHidden>{stepText(step, state)}</VisuallyHidden>
          </>
        );
        return (
          <li key={step} className={styles.step} aria-current={isCurrent ? 'step' : undefined}>
            {onReturn && state === 'skipped' && !isCurrent ? (
              <button type="button" className={look} onClick={() => onReturn(step)}>
                {content}
              </button>
            ) : (
              <span className={look}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
