// The child's answer to one part, marked right or wrong; a wrong one is shown with the right one.

import { texts } from '#web/platform/texts.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './given.module.css';

interface GivenProps {
  /** Empty if the child left the part out. */
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
