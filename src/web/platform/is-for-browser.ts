import type { KeyboardEvent } from 'react';

/** An arrow key with another key is the browser's: Alt and left goes back. */
export function isForBrowser({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
