import type { Notices } from '../database/listen.ts';
import { onContentChanged } from './content-notice.ts';

/** Returns what `read` returns, and keeps it until one of these collections changes. A failed read is not kept. */
export function keepContent<T>(
  notices: Notices,
  collections: readonly string[],
  read: () => Promise<T>,
): () => Promise<T> {
  let kept: Promise<T> | undefined;
  onContentChanged(notices, collections, () => {
    kept = undefined;
  });
  return () => {
    if (kept !== undefined) return kept;
    const reading = read();
    kept = reading;
    reading.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading;
  };
}
