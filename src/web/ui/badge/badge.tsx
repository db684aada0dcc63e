import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  tone?: 'free' | 'soon' | 'plain';
  children: ReactNode;
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
