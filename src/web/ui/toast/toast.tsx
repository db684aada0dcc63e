import { classNames } from '#web/ui/class-names.ts';
import type { IconName } from '#web/ui/icon/glyphs.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './toast.module.css';

export interface ToastProps {
  /** Empty hides it; the status region itself stays, so that the next message is announced. */
  message: string;
  icon?: IconName;
  /** Stays in the flow of the page instead of floating above it. */
  isInline?: boolean;
}

export function Toast({ message, icon, isInline }: ToastProps) {
  return (
    <div role="status" className={classNames(styles.region, isInline && styles.inline)}>
      {message && (
        <p key={message} className={styles.toast}>
          {icon && <Icon name={icon} />}
          {message}
        </p>
      )}
    </div>
  );
}
