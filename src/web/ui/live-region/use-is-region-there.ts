import { useEffect, useState } from 'react';

/** Long enough for a screen reader to register the region. */
const EMPTY_MS = 100;

/**
 * Whether a live region that has just been inserted may be filled: inserted together with its text it is not announced,
 * so it stands empty for a moment.
 */
export function useIsRegionThere(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), EMPTY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isThere;
}
