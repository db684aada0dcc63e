// Shows the loader for the first 2 seconds, then the routes, or the maintenance page when the flag is on or can't be
// asked (spec §2 App shell). The call is retried during the loader and again every 30 s; once the routes are shown,
// one failed call takes nothing away: only the flag itself does (decisions "Shell").

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { getMaintenance } from '#contract/site.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Loader } from '#web/ui/loader/loader.tsx';
import { MaintenancePage } from './maintenance-page.tsx';

/** The loader's time counts from the moment the page was asked for. */
export const LOADER_MS = 2_000;
const ASK_AGAIN_MS = 30_000;
const RETRY_MS = 600;
const RETRIES = 2;

export function MaintenanceGate({ children }: { children: ReactNode }) {
  const isLoaderOver = useLoaderTime();
  const [hasOpened, setHasOpened] = useState(false);
  const { data: isDown, isError } = useQuery({
    queryKey: ['maintenance'],
    queryFn: async ({ signal }) => {
      const answer = await call<typeof getMaintenance>('GET', '/api/maintenance', { signal });
      return answer.data.attributes.Switch;
    },
    retry: RETRIES,
    retryDelay: RETRY_MS,
    refetchInterval: ASK_AGAIN_MS,
    refetchIntervalInBackground: true,
    networkMode: 'always',
  });
  const isOpen = isDown === false;
  useEffect(() => {
    if (isOpen) setHasOpened(true);
  }, [isOpen]);

  if (!isLoaderOver) return <Loader label={texts.shell.loading} />;
  if (isDown === true || (isError && !hasOpened)) return <MaintenancePage />;
  if (!isOpen && !hasOpened) return <Loader label={texts.shell.loading} />;
  return children;
}

function useLoaderTime(): boolean {
  const [isOver, setIsOver] = useState(() => performance.now() >= LOADER_MS);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), Math.max(0, LOADER_MS - performance.now()));
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
