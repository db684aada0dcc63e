// Progress indicator for navigation: the current page stays until the next one is ready.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPath, type Location, useNavigate, useNavigation } from 'react-router';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './pending-page.module.css';

/** Most pages arrive sooner, which avoids a flashing indicator. */
const SHOWN_AFTER_MS = 300;
/** After this time a retry is offered, long before the page gives up (product §2.7). */
const SLOW_AFTER_MS = 5_000;

export function PendingPage() {
  const { state, location } = useNavigation();
  const waits = state === 'idle' ? null : location;
  const isShown = useIsPendingFor(waits, SHOWN_AFTER_MS);
  const isSlow = useIsPendingFor(waits, SLOW_AFTER_MS);
  const { opening, slow } = texts.shell;
  const message = isSlow ? slow.text : opening;
  return (
    <>
      <LiveRegion message={isShown ? message : ''} />
      {isShown && <div className={styles.bar} />}
      {isSlow && waits && <SlowPage to={waits} />}
    </>
  );
}

function SlowPage({ to }: { to: Location }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { text, retry } = texts.shell.slow;
  const handleRetry = () => {
    // A loader would wait for a hanging call. Queries of the current page continue.
    void client.cancelQueries({ predicate: (query) => query.getObserversCount() === 0 });
    // Back has already changed the address.
    const path = createPath(to);
    const replace = path === createPath(window.location);
    void navigate(path, { replace, state: to.state });
  };
  return (
    <div className={styles.slow}>
      <p>{text}</p>
      <Button variant="secondary" iconBefore="refresh" onClick={handleRetry}>
        {retry}
      </Button>
    </div>
  );
}

/** Whether the navigation has been pending this long; each attempt restarts the timer. */
function useIsPendingFor(waits: Location | null, ms: number): boolean {
  const [waited, setWaited] = useState<Location | null>(null);
  useEffect(() => {
    if (waits === null) return;
    const timer = setTimeout(() => setWaited(waits), ms);
    return () => clearTimeout(timer);
  }, [waits, ms]);
  return waits !== null && waited === waits;
}
