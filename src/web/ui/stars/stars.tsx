import type { CSSProperties } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './stars.module.css';

const MOST = 3;

export interface StarsProps {
  /** Of three. */
  earned: number;
  /** The accessible name: "2 of 3 stars". */
  label: string;
  /** In pixels at a 16 px root. */
  size?: number;
  /** Animates the earned stars one after the other. */
  isCelebrating?: boolean;
}

export function Stars({ earned, label, size = 24, isCelebrating }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames(styles.stars, isCelebrating && styles.celebrating)}
      style={{ fontSize: `${size / 16}rem` }}
    >
      {Array.from({ length: MOST }, (_, order) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its position.
          key={order}
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={classNames(styles.star, order < earned ? styles.filled : styles.empty)}
          style={{ '--order': order } as CSSProperties}
        >
          <path d="M12 2.2l3 6.2 6.8.9-5 4.7 1.3 6.800L12 17.5 5.9 20.800l1.3-6.8-5-4.7 6.8-.9z" />
        </svg>
      ))}
    </span>
  );
}
