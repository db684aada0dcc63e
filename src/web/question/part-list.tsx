// The parts of a produced answer in a list: the child's answer to each, whether it is right, and the right one.

import { Icon } from '#web/ui/icon/icon.tsx';
import { Given } from './given.tsx';
import type { AnswerPart } from './kinds/kind-wording.ts';
import styles from './part-list.module.css';

interface PartListProps {
  parts: readonly AnswerPart[];
  /** Whether the reason is shown below each wrong part. */
  hasReasons?: boolean;
}

export function PartList({ parts, hasReasons = false }: PartListProps) {
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <li key={part.name} className={styles.part}>
          <span className={styles.name}>{part.name}</span>
          <Icon name="arrow-right" size={18} />
          <Given {...part} />
          {hasReasons && !part.isRight && <span className={styles.why}>{part.why}</span>}
        </li>
      ))}
    </ul>
  );
}
