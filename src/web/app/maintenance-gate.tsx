// Shows the loader for the first 2 seconds, then the routes, or the maintenance page if the flag is on or can't be
// fetched (product §2.2). The call is retried while the loader shows and then polled every 30 s. Once the routes are
// shown, only the flag itself replaces them; failed calls do not (product §2.2).
//
// As soon as the site is known to be up, the routes render behind the loader, invisible and inert. Their data arrives
// during the two seconds, and removing the loader reveals a finished page.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { maintenanceQuery } from './get-maintenance.ts';
import styles from './maintenance-gate.module.css';
import { MaintenancePage } from './maintenance-page.tsx';
import { useFirstLoader } from './use-first-loader.ts';

/** Counted from the start of navigation (product §2.2). */
export const LOADER_MS = 2_000;

type Shown = 'loader' | 'maintenance' | 'routes';

interface MaintenanceGateProps {
  /** The loader stays until this is true. */
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

interface GateInputs {
  isLoaderOver: boolean;
  isPageReady: boolean;
  /** Undefined until the first response. */
  isDown: boolean | undefined;
  isError: boolean;
}

/** While a call is in flight, the display does not change. */
function nextShown(
  shown: Shown,
  { isLoaderOver, isPageReady, isDown, isError }: GateInputs,
): Shown {
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
