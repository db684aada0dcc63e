import { useState } from 'react';
import { fill } from '#messages/fill.ts';
import { logOut } from '#web/features/session/account.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './header.module.css';

/** The child's name; a click on it logs out, after one question (product §2.3). */
export function LogOut({ childsName }: { childsName: string }) {
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { logOut: label, logOutTitle, logOutText, logOutNow, stay } = texts.shell;
  const handleStay = () => setAsking(false);
  const handleLogOut = () => {
    setLeaving(true);
    void logOut();
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-label={fill(label, { name: childsName })}
        title={fill(label, { name: childsName })}
        onClick={() => setAsking(true)}
      >
        <span className={styles.user}>{childsName}</span>
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={handleStay}
        title={fill(logOutTitle, { name: childsName })}
        closeLabel={stay}
        actions={
          <>
            <Button onClick={handleStay}>{stay}</Button>
            <Button variant="secondary" isBusy={isLeaving} onClick={handleLogOut}>
              {logOutNow}
            </Button>
          </>
        }
      >
        <p>{logOutText}</p>
      </Dialog>
    </>
  );
}
