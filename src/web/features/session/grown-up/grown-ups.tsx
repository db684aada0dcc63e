import { type ReactNode, useState } from 'react';
import { useChildsName } from '#web/features/session/account.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { isGrownUpHere } from './grown-up.ts';

const GrownUpPage = lazyPart(async () => (await import('./grown-up-page.tsx')).GrownUpPage);

/**
 * Around a page for parents: while a child is signed in, it asks for a grown-up first (product §4.16). Decided once for
 * a visit of the page, so that nobody is asked in the middle of it.
 */
export function GrownUps({ children }: { children: ReactNode }) {
  const isChildSignedIn = useChildsName() !== null;
  const [isHere, setHere] = useState(isGrownUpHere);
  if (isHere || !isChildSignedIn) return children;
  return <GrownUpPage onPassed={() => setHere(true)} />;
}
