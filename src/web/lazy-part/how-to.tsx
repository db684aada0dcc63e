import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import type { Film } from '#web/ui/how-to/how-to-dialog.tsx';
import { lazyPart } from './lazy-part.tsx';

/** Loaded only when the dialog is opened. */
const HowToDialog = lazyPart(
  async () => (await import('#web/ui/how-to/how-to-dialog.tsx')).HowToDialog,
);

export interface HowToProps {
  /** The button's text. */
  open: string;
  /** The button's full accessible name, if `open` occurs more than once on a page. */
  openLabel?: string;
  title: string;
  closeLabel: string;
  film: Film;
  /** The same content in words: nobody depends on the film. */
  children: ReactNode;
}

/** A button that opens a dialog with a film and the same content in words. The film never plays automatically. */
export function HowTo({ open, openLabel, title, closeLabel, film, children }: HowToProps) {
  const [opened, setOpened] = useState<'never' | 'now' | 'before'>('never');
  return (
    <>
      <Button
        variant="quiet"
        iconBefore="video"
        aria-label={openLabel}
        onClick={() => setOpened('now')}
      >
        {open}
      </Button>
      {opened !== 'never' && (
        <HowToDialog
          isOpen={opened === 'now'}
          onClose={() => setOpened('before')}
          title={title}
          closeLabel={closeLabel}
          film={film}
        >
          {children}
        </HowToDialog>
      )}
    </>
  );
}
