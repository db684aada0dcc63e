import { useState } from 'react';
import { fill } from '#messages/fill.ts';
import { askConfirmation } from '#web/dialogs/dialogs.ts';
import { logOut } from '#web/features/session/account.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './header.module.css';

/** The child's name; clicking it logs out after one confirmation (product §2.3). */
export function LogOut({ childsName }: { childsName: string }) {
  const [isLeaving, setLeaving] = useState(false);
  const { logOut: label, logOutQuestion, logOutAnswers } = texts.shell;
  const name = fill(label, { name: childsName });
  const handleClick = async () => {
    if (!(await askConfirmation(fill(logOutQuestion, { name: childsName }), logOutAnswers))) return;
    setLeaving(true);
    await logOut();
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
