import { type ReactNode, useId } from 'react';
import { IconButton } from '#web/ui/button/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './dialog.module.css';
import { LeaveDialog } from './leave-dialog.ts';
import { useNativeDialog } from './use-native-dialog.ts';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  isWide?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** The content is mounted only while open: a video in it stops when it closes. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, isWide, actions, children } = props;
  const titleId = useId();
  const { props: native, leave } = useNativeDialog(isOpen, onClose);
  return (
    <dialog
      {...native}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={titleId}
    >
      {isOpen && (
        <div className={styles.body}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <LeaveDialog value={leave}>
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </LeaveDialog>
          {/* Last in the DOM: the dialog's own first control gets the initial focus. */}
          <div className={styles.close}>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
        </div>
      )}
    </dialog>
  );
}
