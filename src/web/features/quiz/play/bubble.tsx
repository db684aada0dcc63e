// Gilli's words, in a bubble that points at her. It scrolls into view when it appears.

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './gilli.module.css';

interface BubbleProps {
  /** Praise or comfort, above the rest; absent before an answer. */
  word?: string;
  isRight?: boolean;
  children: ReactNode;
}

export function Bubble({ word, isRight, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  // Not smooth: a scroll still in progress would move the next question.
  useEffect(() => {
    bubble.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={bubble} className={styles.bubble} data-right={isRight}>
      {word !== undefined && <p className={styles.word}>{word}</p>}
      {children}
    </div>
  );
}

interface ReasonProps {
  /** Distinguishes a reason about the child's choice from one about the right choice; no mark without it. */
  isRight?: boolean;
  children: ReactNode;
}

export function Reason({ isRight, children }: ReasonProps) {
  return (
    <p className={styles.reason}>
      {isRight !== undefined && (
        <span className={styles.mark} data-right={isRight}>
          <Icon name={isRight ? 'check' : 'cross'} size={18} />
        </span>
      )}
      {children}
    </p>
  );
}
