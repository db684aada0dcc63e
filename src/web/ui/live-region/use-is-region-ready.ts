import { useEffect, useState } from 'react';

/** Long enough for a screen reader to register the region. */
const EMPTY_MS = 100;

/**
 * Whether a newly inserted live region may be filled. A region inserted together with its text is not announced, hence
 * the short empty phase.
 */
export function useIsRegionReady(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), EMPTY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isThere;
}
