import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';

/** Long enough for a screen reader to register the region. */
const EMPTY_MS = 100;

export interface LiveRegionProps {
  /** The announcement; an empty string announces nothing. */
  message: string;
  /** What caused the message: when it changes, the same text is announced again. */
  event?: unknown;
  isUrgent?: boolean;
}

/** Announcements for screen readers only. */
export function LiveRegion({ message, event, isUrgent = false }: LiveRegionProps) {
  const [said, setSaid] = useState({ event, times: 0 });
  // A region that is inserted together with its text is not announced, so it stays empty for a moment.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), EMPTY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (said.event !== event) setSaid({ event, times: said.times + 1 });
  return (
    <VisuallyHidden>
      <span role={isUrgent ? 'alert' : 'status'}>
        <span key={said.times}>{isReady ? message : ''}</span>
      </span>
    </VisuallyHidden>
  );
}
