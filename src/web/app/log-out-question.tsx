import { useState } from 'react';
import { fill } from '#messages/fill.ts';
import { logOut } from '#web/features/session/account.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface LogOutQuestionProps {
  childsName: string;
  isOpen: boolean;
  onStay: () => void;
}

export function LogOutQuestion({ childsName, isOpen, onStay }: LogOutQuestionProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { title, text, now, stay } = texts.logOutQuestion;
  const handleLogOut = () => {
    setLeaving(true);
    void logOut();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={fill(title, { name: childsName })}
      closeLabel={stay}
      actions={
        <>
          <Button onClick={onStay}>{stay}</Button>
          <Button variant="secondary" isBusy={isLeaving} onClick={handleLogOut}>
            {now}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
