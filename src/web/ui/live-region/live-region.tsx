import { useState } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './live-region.module.css';
import { useIsRegionReady } from './use-is-region-ready.ts';

export interface LiveRegionProps {
  /** The announcement; an empty string announces nothing. */
  message: string;
  /** What caused the message: when it changes, the same text is announced again. */
  event?: unknown;
  isUrgent?: boolean;
  /** Whether the message is visible too; it then always takes up one line. */
  isVisible?: boolean;
  /** Given if it differs from the surrounding language. */
  lang?: string;
}

/** Announcements for screen readers. */
export function LiveRegion(props: LiveRegionProps) {
  const { message, event, isUrgent = false, isVisible = false, lang } = props;
  const [said, setSaid] = useState({ event, times: 0 });
  const isThere = useIsRegionReady();
  if (said.event !== event) setSaid({ event, times: said.times + 1 });
  const region = (
    <span
      role={isUrgent ? 'alert' : 'status'}
      lang={lang}
      className={isVisible ? styles.visible : undefined}
    >
      <span key={said.times}>{isThere ? message : ''}</span>
    </span>
  );
  return isVisible ? region : <VisuallyHidden>{region}</VisuallyHidden>;
}
