import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useChildsName } from '#web/features/session/account.ts';
import { isGrownUpHere } from '#web/features/session/grown-up/grown-up.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';

const GrownUpPage = lazyPart(
  async () => (await import('#web/features/session/grown-up/grown-up-page.tsx')).GrownUpPage,
);

const FOR_GROWN_UPS: readonly string[] = [paths.account, paths.keptData, paths.pay];

/** Asks for a grown-up in place of the account and the payment, while a child is signed in (product §4.16). */
export function GrownUpGate({ children }: { children: ReactNode }) {
  const isChildSignedIn = useChildsName() !== null;
  const { pathname } = useLocation();
  if (!isChildSignedIn || !FOR_GROWN_UPS.includes(pathname)) return children;
  return <Asked key={pathname}>{children}</Asked>;
}

/** Decided once for a visit of the page: nobody is asked in the middle of it. */
function Asked({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(isGrownUpHere);
  return isHere ? children : <GrownUpPage onPassed={() => setHere(true)} />;
}
