// Progress indicator for navigation: the current page stays until the next one is complete.

import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { texts } from '#web/platform/texts.ts';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './pending-page.module.css';

/** Most pages arrive before this, and no indicator flashes up. */
const SHOWN_AFTER_MS = 300;

export function PendingPage() {
  const isLate = useIsLate(useNavigation().state !== 'idle');
  return (
    <>
      <LiveRegion message={isLate ? texts.shell.opening : ''} />
      {isLate && <div className={styles.bar} />}
    </>
  );
}

function useIsLate(isPending: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsLate(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isPending]);
  return isLate;
}
