import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { IconName } from '#web/ui/icon/glyphs.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { useIsRegionReady } from '#web/ui/live-region/use-is-region-ready.ts';
import styles from './callout.module.css';

export interface CalloutProps {
  tone?: 'info' | 'success' | 'danger';
  title?: ReactNode;
  /** True if it appears in response to a user action: it is then announced. False in a page that opens with it. */
  isLive?: boolean;
  children?: ReactNode;
}

const icons = {
  info: 'info',
  success: 'check',
  danger: 'cross',
} as const satisfies Record<string, IconName>;

export function Callout({ tone = 'info', title, isLive = true, children }: CalloutProps) {
  const liveRole = tone === 'danger' ? 'alert' : 'status';
  const role = isLive ? liveRole : 'note';
  // An alert is announced even if it is inserted together with its text.
  const isEmpty = !useIsRegionReady() && role === 'status';
  if (isEmpty) return <div role={role} />;
  return (
    <div className={classNames(styles.callout, styles[tone])} role={role}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} size={26} />
      </span>
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
