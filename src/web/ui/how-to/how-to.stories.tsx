import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { HowToDialog } from './how-to-dialog.tsx';

export const stories: Record<string, () => ReactNode> = {
  'opens on click': () => <OnClick />,
};

function OnClick() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" iconBefore="video" onClick={() => setOpen(true)}>
        How to play?
      </Button>
      <HowToDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="How to play"
        closeLabel="Close"
        film={{
          src: '/videos/how-to-play-quiz.mp4',
          label: 'A short film without sound: a child plays a level.',
          missing: 'The film is not here yet. This is how it goes:',
        }}
      >
        <ol>
          <li>Choose a level.</li>
          <li>Answer ten questions.</li>
        </ol>
      </HowToDialog>
    </>
  );
}
