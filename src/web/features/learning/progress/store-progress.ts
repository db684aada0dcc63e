// Writes a child's results to this device, with the owner described in stored-progress.ts.

import { account } from '#web/platform/account.ts';
import { isUnsaved, type ProgressName, readProgress, storedProgress } from './stored-progress.ts';

/** Stores results for the current viewer, who then owns them. */
export function storeProgress(name: ProgressName, kept: unknown): void {
  storedProgress[name].write({ of: account.id.read(), kept, isSaved: false });
}

/**
 * The server has all of `sent`, as returned by `readProgress`: the results now belong to the current account. Results
 * stored since then stay unsaved.
 */
export function markSaved(name: ProgressName, sent: unknown): void {
  const of = account.id.read();
  const isUnchanged = JSON.stringify(readProgress(name)) === JSON.stringify(sent);
  if (of === null || !isUnchanged || !isUnsaved(name)) return;
  storedProgress[name].write({ of, kept: sent, isSaved: true });
}
