import type { KeyboardEvent } from 'react';

/** An arrow key with a modifier belongs to the browser: Alt+Left goes back. */
export function isForBrowser({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
