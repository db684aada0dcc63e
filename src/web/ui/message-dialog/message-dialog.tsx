import { type ReactNode, useId } from 'react';
import { Mascot, type MascotMood } from '#web/ui/art/mascot.tsx';
import { classNames } from '#web/ui/class-names.ts';
import dialogStyles from '#web/ui/dialog/dialog.module.css';
import { useNativeDialog } from '#web/ui/dialog/use-native-dialog.ts';
import styles from './message-dialog.module.css';

export interface MessageDialogProps {
  /** An empty text closes the dialog. */
  text: string;
  /** The language of the text. */
  lang?: string;
  onClose: () => void;
  mood?: MascotMood;
  /** What the text is about. */
  below?: ReactNode;
  /** The buttons; the first gets the focus. */
  actions: ReactNode;
}

/** A text that interrupts, spoken by Gilli. Escape, Back and a press on the backdrop close it. */
export function MessageDialog({
  text,
  lang,
  onClose,
  mood = 'hello',
  below,
  actions,
}: MessageDialogProps) {
  const textId = useId();
  const isOpen = text !== '';
  const { props: native } = useNativeDialog(isOpen, onClose);
  return (
    <dialog
      {...native}
      role="alertdialog"
      className={classNames(dialogStyles.dialog, styles.dialog)}
      aria-labelledby={textId}
    >
      {isOpen && (
        <div className={styles.body}>
          <Mascot mood={mood} size={96} />
          <p id={textId} lang={lang} className={styles.text}>
            {text}
          </p>
          {below && <div className={styles.below}>{below}</div>}
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </dialog>
  );
}
