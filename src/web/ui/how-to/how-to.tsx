import { type ReactNode, useState } from 'react';
import { codeQuery, LazyPart } from '#web/lazy-part/lazy-part.tsx';
import { Button } from '#web/ui/button/button.tsx';
import type { Film } from './how-to-dialog.tsx';

/** Nothing of it is loaded before it is asked for. */
const dialogCode = codeQuery('how-to', async () => ({
  Component: (await import('./how-to-dialog.tsx')).HowToDialog,
}));

export interface HowToProps {
  /** On the button. */
  open: string;
  /** The button's full name, where `open` stands on a page more than once. */
  openLabel?: string;
  title: string;
  closeLabel: string;
  film: Film;
  /** The same in words, so that nobody depends on the film. */
  children: ReactNode;
}

/** A button that opens a film and, beside it, the words for it. The film never starts by itself. */
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
        <LazyPart
          code={dialogCode}
          props={{
            isOpen: opened === 'now',
            onClose: () => setOpened('before'),
            title,
            closeLabel,
            film,
            children,
          }}
        />
      )}
    </>
  );
}
