import { useState } from 'react';
import { fill } from '#messages/fill.ts';
import { askConfirmation, showAlert } from '#web/dialogs/dialogs.ts';
import { lazyCode } from '#web/platform/lazy-code.ts';
import { reloadWhenReachable } from '#web/platform/reload.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './header.module.css';

/** Visitors don't need it. A session has already loaded it. */
const logOutCode = lazyCode(() => import('#web/features/session/log-out.ts'));

/** The child's name. A click logs out after one confirmation (product §2.3). */
export function LogOut({ childsName }: { childsName: string }) {
  const [isLeaving, setLeaving] = useState(false);
  const { logOut: label, logOutQuestion, logOutAnswers, partFailed } = texts.shell;
  const name = fill(label, { name: childsName });
  const handleClick = async () => {
    if (!(await askConfirmation(fill(logOutQuestion, { name: childsName }), logOutAnswers))) return;
    setLeaving(true);
    try {
      const { logOut } = await logOutCode.load();
      await logOut();
    } catch {
      setLeaving(false);
      await showAlert(partFailed.title);
      await reloadWhenReachable();
    }
  };
  return (
    <Button
      variant="quiet"
      aria-label={name}
      title={name}
      isBusy={isLeaving}
      onClick={() => void handleClick()}
    >
      <span className={styles.user}>{childsName}</span>
    </Button>
  );
}
