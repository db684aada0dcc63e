import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { MessageDialog } from './message-dialog.tsx';

function Opening() {
  const [text, setText] = useState('');
  const handleClose = () => setText('');
  return (
    <>
      <Button variant="secondary" onClick={() => setText('Select a level')}>
        New Game
      </Button>
      <MessageDialog
        text={text}
        onClose={handleClose}
        actions={<Button onClick={handleClose}>OK</Button>}
      />
    </>
  );
}

export const stories: Record<string, () => ReactNode> = { 'opens on click': () => <Opening /> };
