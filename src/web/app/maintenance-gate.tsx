// Shows the loader, then the routes (product §2.2), or the maintenance page while the API says that the site is down.
// Only our server's own reply counts. A failed call says something about the network only: the page is shown if it can
// render; otherwise the no-connection page appears in the end. The call is retried during the loader and polled
// afterwards.
//
// Once the site is known to be up, the routes render behind the loader, invisible and inert, and their data loads.
// Removing the loader reveals a finished page.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loaderMs, useFirstLoader } from './first-loader.ts';
import { focusOn } from './focus-on.ts';
import { maintenanceQuery } from './get-maintenance.ts';
import styles from './maintenance-gate.module.css';
import { MaintenancePage } from './maintenance-page.tsx';
import { NoConnectionPage } from './no-connection-page.tsx';

/** After this time the page stops waiting for the maintenance reply. Meanwhile the loader offers a reload. */
export const LATE_MS = 5_000;
/** After this time a page that cannot render shows that there is no connection. */
export const TOO_LATE_MS = 12_000;

type Shown = 'loader' | 'maintenance' | 'no connection' | 'routes';

interface MaintenanceGateProps {
  /** Whether the first page can render; the loader stays until then. */
  isPageReady: boolean;
  /** The page belongs to the competition, which goes on unless the API says that it is down too. */
  isCompetition?: boolean;
  children: ReactNode;
}

export function MaintenanceGate(props: MaintenanceGateProps) {
  const { isPageReady, isCompetition = false, children } = props;
  const [minimumMs] = useState(loaderMs);
  const isLoaderOver = useIsPast(minimumMs);
  const isLate = useIsPast(LATE_MS);
  const isTooLate = useIsPast(TOO_LATE_MS);
  const { data, isError } = useQuery(maintenanceQuery);
  const isDown = data && (isCompetition ? data.isCompetitionDown : data.isDown);
  const [shown, setShown] = useState<Shown>('loader');

  const isAnswered = isDown === false || isError || isLate;
  const next = nextShown(shown, {
    isLoaderOver,
    isDown: isDown === true,
    canRender: isPageReady && isAnswered,
    isTooLate,
  });
  if (next !== shown) setShown(next);

  useFirstLoader(next === 'loader');
  useFocusOnReturn(next);
  const isBehindLoader = next === 'loader' && isDown === false && isPageReady;
  return (
    <>
      {next === 'maintenance' && <MaintenancePage />}
      {next === 'no connection' && <NoConnectionPage />}
      {(next === 'routes' || isBehindLoader) && (
        <div className={isBehindLoader ? styles.behindLoader : undefined} inert={isBehindLoader}>
          {children}
        </div>
      )}
    </>
  );
}

interface GateInputs {
  isLoaderOver: boolean;
  isDown: boolean;
  canRender: boolean;
  isTooLate: boolean;
}

function nextShown(
  shown: Shown,
  { isLoaderOver, isDown, canRender, isTooLate }: GateInputs,
): Shown {
  if (!isLoaderOver) return 'loader';
  if (isDown) return 'maintenance';
  if (canRender) return 'routes';
  return isTooLate && shown === 'loader' ? 'no connection' : shown;
}

/** Whether this many milliseconds have passed since the start of navigation. */
function useIsPast(ms: number): boolean {
  const [isPast, setIsPast] = useState(() => performance.now() >= ms);
  useEffect(() => {
    const timer = setTimeout(() => setIsPast(true), Math.max(0, ms - performance.now()));
    return () => clearTimeout(timer);
  }, [ms]);
  return isPast;
}

/** Focuses a page that replaces another one here, as after a route change. */
function useFocusOnReturn(shown: Shown): void {
  const before = useRef(shown);
  useEffect(() => {
    const isFirstPage = before.current === 'loader' && shown === 'routes';
    if (shown === before.current) return;
    before.current = shown;
    if (isFirstPage) return;
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (heading !== null) focusOn(heading);
  }, [shown]);
}
