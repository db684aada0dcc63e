import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from './dialog.tsx';

function Opening() {
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Leave the game
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={handleClose}
        title="Leave the game?"
        closeLabel="Close"
        actions={
          <>
            <Button onClick={handleClose}>Keep playing</Button>
            <Button variant="quiet" onClick={handleClose}>
              Leave
            </Button>
          </>
        }
      >
        <p>Your answers in this level will be lost.</p>
      </Dialog>
    </>
  );
}

export const stories: Record<string, () => ReactNode> = { 'opens on click': () => <Opening /> };
