import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useChildsName } from '#web/features/session/account.ts';
import { useConsentState } from '#web/features/session/consent-state.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';

const ConsentPage = lazyPart(
  async () => (await import('#web/features/account/consent-page.tsx')).ConsentPage,
);

/**
 * The paths where the question waits: the texts it is about, the page that deletes everything, and the page with a
 * running clock.
 */
const OPEN_PAGES: readonly string[] = [paths.privacy, paths.terms, paths.account];
const isOpenPage = (path: string) =>
  OPEN_PAGES.includes(path) || path.startsWith(`${paths.competition}/`);

/** Asks signed-in parents who have not agreed to the current texts, in place of the page (product §4.4). */
export function ConsentGate({ children }: { children: ReactNode }) {
  const isSignedIn = useChildsName() !== null;
  const { isNeeded } = useConsentState();
  const { pathname } = useLocation();
  if (!isSignedIn || !isNeeded || isOpenPage(pathname)) return children;
  return <ConsentPage />;
}
