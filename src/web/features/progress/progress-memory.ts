// A child's results as stored on this device. Several children may share a device, so stored results have an owner: the
// account that was signed in, or none if visitors played. Visitors' results go to the first account that claims them.
// An account's results are visible to that account only and are removed from the device when it signs out.

import { readStored, readStoredText, removeStored, writeStored } from '#web/platform/storage.ts';

/** The storage keys of the results. */
export type ProgressName = 'games' | 'quizzes';

const NAMES: readonly ProgressName[] = ['games', 'quizzes'];

interface Memory {
  /** The owning account's id, or null for visitors' results. */
  readonly of: string | null;
  readonly kept: unknown;
}

function readMemory(name: ProgressName): Memory {
  const { of, kept = null } = (readStored(name) ?? {}) as Partial<Memory>;
  return of === null || typeof of === 'string' ? { of, kept } : { of: null, kept: null };
}

/** The stored results that the current viewer may see: their own, or unowned ones. */
export function readProgress(name: ProgressName): unknown {
  const { of, kept } = readMemory(name);
  return of === null || of === readStoredText('id') ? kept : null;
}

/** Whether there are unowned results under this name, or under any. */
export function isUnowned(name?: ProgressName): boolean {
  if (name === undefined) return NAMES.some((one) => isUnowned(one));
  const { of, kept } = readMemory(name);
  return of === null && kept !== null;
}

/** Stores results for the current viewer, who then owns them. */
export function keepProgress(name: ProgressName, kept: unknown): void {
  const memory: Memory = { of: readStoredText('id'), kept };
  writeStored(name, memory);
}

/** Called before an account signs out: its results are on the server and must not stay on a shared device. */
export function forgetOwnedProgress(): void {
  removeStored(...NAMES.filter((name) => readMemory(name).of !== null));
}
