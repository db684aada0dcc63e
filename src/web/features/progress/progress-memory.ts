// A child's results as stored on this device. Several children may share a device, so stored results have an owner: the
// account that was signed in, or none if visitors played. Visitors' results go to the first account that claims them.
// An account's results are visible to that account only and are removed from the device when it signs out. Results count
// as unsaved until the server is known to have all of them.

import { readStored, readStoredText, removeStored } from '#web/platform/storage.ts';
import { forgetOwnedAnswers, hasAnswers } from './answer-names.ts';

/** The storage keys of results. */
export type ProgressName = 'games' | 'quizzes';

const NAMES: readonly ProgressName[] = ['games', 'quizzes'];

export interface Memory {
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

/** Whether the device has anything that the current viewer's account may lack on the server. */
export function hasUnsaved(): boolean {
  return NAMES.some(isUnsaved) || hasAnswers();
}

/** Whether there are results under this name that the current viewer's account may lack on the server. */
export function isUnsaved(name: ProgressName): boolean {
  return readProgress(name) !== null && !readMemory(name).isSaved;
}

/**
 * Called before an account signs out: its results and answers are on the server and must not stay on a shared device.
 */
export function forgetOwnedProgress(): void {
  forgetOwnedAnswers();
  removeStored(...NAMES.filter((name) => readMemory(name).of !== null));
}
