import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  art: ReactNode;
  title: string;
  titleLevel?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  const { art, title, titleLevel: Heading = 'h2', children, action } = props;
  return (
    <div className={styles.empty}>
      {art}
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
