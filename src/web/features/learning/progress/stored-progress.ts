// A child's results as stored on this device. Several children may share a device; stored results therefore have an
// owner: the account that was signed in, or none if visitors played. Visitors' results go to the first account that
// claims them. An account's results are visible to that account only and are removed from the device when it signs out.
// Results count as unsaved until the server is known to have all of them.

import { account } from '#web/platform/account.ts';
import { type StoredValue, storedValue } from '#web/platform/stored-value.ts';
import { forgetOwnedAnswers, hasAnswers } from './answer-names.ts';

/** The storage keys of results. */
export type ProgressName = 'games' | 'quizzes';

export interface StoredProgress {
  /** The owning account's id, or null for visitors' results. */
  readonly of: string | null;
  readonly kept: unknown;
  readonly isSaved: boolean;
}

/** For the code that writes results; everything else reads them through the functions below. */
export const storedProgress: Readonly<Record<ProgressName, StoredValue<StoredProgress>>> = {
  games: storedValue('games', progressFrom),
  quizzes: storedValue('quizzes', progressFrom),
};

function progressFrom(stored: unknown): StoredProgress {
  const { of, kept = null, isSaved } = (stored ?? {}) as Partial<StoredProgress>;
  if (of !== null && typeof of !== 'string') return { of: null, kept: null, isSaved: false };
  return { of, kept, isSaved: of !== null && isSaved === true };
}

/** The stored results visible to the current viewer: their own, or unowned ones. */
export function readProgress(name: ProgressName): unknown {
  return visibleTo(storedProgress[name].read(), account.id.read());
}

/** `readProgress` for components. */
export function useProgress(name: ProgressName): unknown {
  return visibleTo(storedProgress[name].use(), account.id.use());
}

function visibleTo({ of, kept }: StoredProgress, id: string | null): unknown {
  return of === null || of === id ? kept : null;
}

/** Whether the device has anything that the current viewer's account may lack on the server. */
export function hasUnsaved(): boolean {
  return isUnsaved('games') || isUnsaved('quizzes') || hasAnswers();
}

/** Whether there are results under this name that the current viewer's account may lack on the server. */
export function isUnsaved(name: ProgressName): boolean {
  return readProgress(name) !== null && !storedProgress[name].read().isSaved;
}

/**
 * Called before an account signs out: its results and answers are on the server and must not stay on a shared device.
 */
export function forgetOwnedProgress(): void {
  forgetOwnedAnswers();
  for (const memory of Object.values(storedProgress)) {
    if (memory.read().of !== null) memory.remove();
  }
}
