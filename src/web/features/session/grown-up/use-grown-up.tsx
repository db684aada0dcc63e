import { type MouseEvent, type ReactNode, useState } from 'react';
import { useChildsName } from '#web/features/session/account.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { isGrownUpHere } from './grown-up.ts';

const GrownUpDialog = lazyPart(async () => (await import('./grown-up-dialog.tsx')).GrownUpDialog);

interface GrownUpLink {
  /** For the link: holds it back until a grown-up has answered. True if it was held back. */
  hold(event: MouseEvent<HTMLAnchorElement>): boolean;
  /** Belongs beside the link. */
  readonly dialog: ReactNode;
}

/** A link that only a grown-up follows while a child is signed in (product §4.16). `follow` replaces the click. */
export function useGrownUp(follow: (href: string) => void): GrownUpLink {
  const isChildSignedIn = useChildsName() !== null;
  const [held, setHeld] = useState<string>();
  return {
    hold(event) {
      if (!isChildSignedIn || isGrownUpHere()) return false;
      event.preventDefault();
      setHeld(event.currentTarget.href);
      return true;
    },
    dialog: held !== undefined && (
      <GrownUpDialog isOpen onClose={() => setHeld(undefined)} onPassed={() => follow(held)} />
    ),
  };
}
