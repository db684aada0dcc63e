import { useState } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';

export interface LiveRegionProps {
  /** What to say now; an empty string says nothing. Keep the region mounted and change the text. */
  message: string;
  /** What the message follows: after another one, the same text is said again. */
  event?: unknown;
  isUrgent?: boolean;
}

/** Speaks to screen readers only. */
export function LiveRegion({ message, event, isUrgent = false }: LiveRegionProps) {
  const [said, setSaid] = useState({ event, times: 0 });
  if (said.event !== event) setSaid({ event, times: said.times + 1 });
  return (
    <VisuallyHidden>
      <span role={isUrgent ? 'alert' : 'status'}>
        <span key={said.times}>{message}</span>
      </span>
    </VisuallyHidden>
  );
}
