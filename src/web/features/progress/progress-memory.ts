// A child's results and answers as stored on this device. Several children may share a device, so stored results have an owner: the
// account that was signed in, or none if visitors played. Visitors' results go to the first account that claims them.
// An account's results are visible to that account only and are removed from the device when it signs out. Results count
// as unsaved until the server is known to have all of them.

import { readStored, readStoredText, removeStored, writeStored } from '#web/platform/storage.ts';

/** The storage keys of results and answers. */
export type ProgressName = 'games' | 'quizzes' | 'answers';

const NAMES: readonly ProgressName[] = ['games', 'quizzes', 'answers'];

interface Memory {
  /** The owning account's id, or null for visitors' results. */
  readonly of: string | null;
  readonly kept: unknown;
  readonly isSaved: boolean;
}

function readMemory(name: ProgressName): Memory {
  const { of, kept = null, isSaved } = (readStored(name) ?? {}) as Partial<Memory>;
  if (of !== null && typeof of !== 'string') return { of: null, kept: null, isSaved: false };
  return { of, kept, isSaved: of !== null && isSaved === true };
}

/** The stored results that the current viewer may see: their own, or unowned ones. */
export function readProgress(name: ProgressName): unknown {
  const { of, kept } = readMemory(name);
  return of === null || of === readStoredText('id') ? kept : null;
}

/** Whether there are results, under this name or under any, that the current viewer's account may lack on the server. */
export function isUnsaved(name?: ProgressName): boolean {
  if (name === undefined) return NAMES.some((one) => isUnsaved(one));
  return readProgress(name) !== null && !readMemory(name).isSaved;
}

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

/** Called before an account signs out: its results are on the server and must not stay on a shared device. */
export function forgetOwnedProgress(): void {
  removeStored(...NAMES.filter((name) => readMemory(name).of !== null));
}
