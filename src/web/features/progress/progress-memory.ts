// What a child has reached, as this device remembers it. Several children may share a device, so a memory has an owner:
// the account that was signed in, or nobody while visitors played. What visitors reached goes to the first account that
// takes it over; what an account reached is seen by that account only, and leaves the device when it signs out.

import { readStored, readStoredText, removeStored, writeStored } from '#web/platform/storage.ts';

/** The names of such memories. */
export type ProgressName = 'games' | 'quizzes';

const NAMES: readonly ProgressName[] = ['games', 'quizzes'];

interface Memory {
  /** An account's id; null: nobody's. */
  readonly of: string | null;
  readonly kept: unknown;
}

function readMemory(name: ProgressName): Memory {
  const { of, kept = null } = (readStored(name) ?? {}) as Partial<Memory>;
  return of === null || typeof of === 'string' ? { of, kept } : { of: null, kept: null };
}

/** What whoever is here now may see: their own, or nobody's. */
export function readProgress(name: ProgressName): unknown {
  const { of, kept } = readMemory(name);
  return of === null || of === readStoredText('id') ? kept : null;
}

/** Whether what is remembered, under this name or under any, is nobody's yet. */
export function isUnowned(name?: ProgressName): boolean {
  if (name === undefined) return NAMES.some((one) => isUnowned(one));
  const { of, kept } = readMemory(name);
  return of === null && kept !== null;
}

/** From now on it belongs to whoever is here. */
export function keepProgress(name: ProgressName, kept: unknown): void {
  const memory: Memory = { of: readStoredText('id'), kept };
  writeStored(name, memory);
}

/** Before an account signs out: what it reached is on the server, and nobody else's business here. */
export function forgetOwnedProgress(): void {
  removeStored(...NAMES.filter((name) => readMemory(name).of !== null));
}
