// Writes a child's results to this device, owned as progress-memory.ts says.

import { readStoredText, writeStored } from '#web/platform/storage.ts';
import { isUnsaved, type Memory, type ProgressName, readProgress } from './progress-memory.ts';

/** Stores results for the current viewer, who then owns them. */
export function keepProgress(name: ProgressName, kept: unknown): void {
  writeMemory(name, { of: readStoredText('id'), kept, isSaved: false });
}

/**
 * The server has all of `sent`, as returned by `readProgress`: the results now belong to the current account. Results
 * stored since then stay unsaved.
 */
export function markSaved(name: ProgressName, sent: unknown): void {
  const of = readStoredText('id');
  const isUnchanged = JSON.stringify(readProgress(name)) === JSON.stringify(sent);
  if (of === null || !isUnchanged || !isUnsaved(name)) return;
  writeMemory(name, { of, kept: sent, isSaved: true });
}

function writeMemory(name: ProgressName, memory: Memory): void {
  writeStored(name, memory);
}
