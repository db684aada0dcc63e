// What the child put somewhere, marked right or wrong; a wrong one stands beside what is right there.

import { texts } from '#web/platform/texts.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './given.module.css';

interface GivenProps {
  /** Empty if the child put nothing there. */
  given: string;
  right: string;
  isRight: boolean;
}

export function Given({ given, right, isRight }: GivenProps) {
  const { notThisOne, right: rightText } = texts.quiz.playing;
  return (
    <span className={styles.given}>
      {!isRight && given !== '' && (
        <span className={styles.wrong}>
          <Icon name="cross" size={18} />
          <VisuallyHidden>{`${notThisOne}: `}</VisuallyHidden>
          <del>{given}</del>
        </span>
      )}{' '}
      <span className={styles.right}>
        <Icon name="check" size={18} />
        <VisuallyHidden>{`${isRight ? rightText : texts.quiz.playing.theAnswer}: `}</VisuallyHidden>
        {right}
      </span>
    </span>
  );
}
