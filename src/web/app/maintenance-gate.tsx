// Shows the loader for the first 2 seconds, then the routes, or the maintenance page when the flag is on or can't be
// asked (product §2.2). The call is retried during the loader and again every 30 s; once the routes are shown,
// failed calls take nothing away: only the flag itself does (product §2.2).
//
// As soon as the site is known to be open, the routes are laid out behind the loader, invisible and out of reach: their
// data arrives in its two seconds, and its end only uncovers them.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { maintenanceQuery } from './get-maintenance.ts';
import styles from './maintenance-gate.module.css';
import { MaintenancePage } from './maintenance-page.tsx';
import { useFirstLoader } from './use-first-loader.ts';

/** The loader's time counts from the moment the page was asked for (product §2.2). */
export const LOADER_MS = 2_000;

type Shown = 'loader' | 'maintenance' | 'routes';

interface MaintenanceGateProps {
  /** The loader stays until there is a page to show. */
  isPageReady: boolean;
  children: ReactNode;
}

export function MaintenanceGate({ isPageReady, children }: MaintenanceGateProps) {
  const isLoaderOver = useIsLoaderOver();
  const { data: isDown, isError } = useQuery(maintenanceQuery);
  const [shown, setShown] = useState<Shown>('loader');

  const next = nextShown(shown, { isLoaderOver, isPageReady, isDown, isError });
  if (next !== shown) setShown(next);

  useFirstLoader(next === 'loader');
  const isBehindLoader = next === 'loader' && isDown === false && isPageReady;
  return (
    <>
      {next === 'maintenance' && <MaintenancePage />}
      {(next === 'routes' || isBehindLoader) && (
        <div className={isBehindLoader ? styles.behindLoader : undefined} inert={isBehindLoader}>
          {children}
        </div>
      )}
    </>
  );
}

interface Seen {
  isLoaderOver: boolean;
  isPageReady: boolean;
  /** Unknown until the first answer. */
  isDown: boolean | undefined;
  isError: boolean;
}

/** While a call is under way, what stands stays. */
function nextShown(shown: Shown, { isLoaderOver, isPageReady, isDown, isError }: Seen): Shown {
  if (!isLoaderOver) return 'loader';
  if (isDown === true) return 'maintenance';
  if (isDown === false) return isPageReady ? 'routes' : shown;
  return isError ? 'maintenance' : shown;
}

function useIsLoaderOver(): boolean {
  const [isOver, setIsOver] = useState(() => performance.now() >= LOADER_MS);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), Math.max(0, LOADER_MS - performance.now()));
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
