import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';

/** Long enough for a screen reader to learn of the region. */
const EMPTY_MS = 100;

export interface LiveRegionProps {
  /** What to say now; an empty string says nothing. */
  message: string;
  /** What the message follows: after another one, the same text is said again. */
  event?: unknown;
  isUrgent?: boolean;
}

/** Speaks to screen readers only. */
export function LiveRegion({ message, event, isUrgent = false }: LiveRegionProps) {
  const [said, setSaid] = useState({ event, times: 0 });
  // A region that comes together with its words is not heard: it stands empty for a moment.
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), EMPTY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (said.event !== event) setSaid({ event, times: said.times + 1 });
  return (
    <VisuallyHidden>
      <span role={isUrgent ? 'alert' : 'status'}>
        <span key={said.times}>{isThere ? message : ''}</span>
      </span>
    </VisuallyHidden>
  );
}
