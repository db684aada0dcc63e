import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './option-button.module.css';

/** `chosen` is for tests that do not reveal right and wrong until the end. */
export type OptionState =
  | 'idle'
  | 'chosen'
  | 'chosen-right'
  | 'chosen-wrong'
  | 'was-right'
  | 'disabled';

export interface OptionButtonProps {
  letter: string;
  state: OptionState;
  /** Enter, Space and a screen reader's activation count as keyboard. */
  onChoose: (isByKeyboard: boolean) => void;
  /** Shown beside the icon once answered: "Right", "Not this one", "The answer". */
  resultText?: string | undefined;
  children: ReactNode;
}

export function OptionButton(props: OptionButtonProps) {
  const { letter, state, onChoose, resultText, children } = props;
  const canChoose = state === 'idle' || state === 'chosen';
  const hasResult = state === 'chosen-right' || state === 'chosen-wrong' || state === 'was-right';
  const handleClick = (event: MouseEvent) => {
    if (canChoose) onChoose(event.detail === 0);
  };
  return (
    // aria-disabled rather than disabled: keyboard focus survives the answer.
    <button
      type="button"
      className={classNames(styles.option, styles[state])}
      aria-disabled={canChoose ? undefined : true}
      aria-pressed={state.startsWith('chosen')}
      onClick={handleClick}
    >
      <span className={styles.letter}>{letter}</span>
      <span className={styles.words}>
        <span className={styles.text}>{children}</span>
        {hasResult && (
          <span className={styles.result}>
            <Icon name={state === 'chosen-wrong' ? 'cross' : 'check'} />
            <span className={styles.resultText}>{resultText}</span>
          </span>
        )}
      </span>
    </button>
  );
}
