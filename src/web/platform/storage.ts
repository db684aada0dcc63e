// Local storage, JSON-encoded under the names of product §2.10. It may be full, blocked, or hold values of an older
// version: reading then returns null, and a failed write has no other effect.

import { useSyncExternalStore } from 'react';

/** Each answer that a child has given has a key of its own. */
export type AnswerName = `answers/${string}`;

/** Every key, listed here so that no two features use the same one. */
export type StoredName =
  | 'id'
  | 'token'
  | 'tokenEndsAt'
  | 'loggedOutAt'
  | 'logoutPending'
  | 'phone'
  | 'username'
  | 'childsName'
  | 'standard'
  | 'role'
  | 'src'
  | 'standard1'
  | 'theme'
  | 'language'
  | 'muted'
  | 'volume'
  | 'readsAloud'
  | 'quizzes'
  | 'games'
  | AnswerName
  | 'quizRuns'
  | 'competitionUser'
  | 'competitionAnswers';

const listeners = new Set<() => void>();

export function readStored(name: StoredName): unknown {
  try {
    const text = localStorage.getItem(name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export function writeStored(name: StoredName, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the page works but remembers nothing.
  }
  tellListeners();
}

export function removeStored(...names: StoredName[]): void {
  try {
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // As above.
  }
  tellListeners();
}

/** Clears what this tab keeps for itself in session storage. */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // As above.
  }
}

/** The stored value if it is text; updates with changes in this tab and in others. */
export function useStoredText(name: StoredName): string | null {
  return useSyncExternalStore(subscribe, () => readStoredText(name));
}

export function readStoredText(name: StoredName): string | null {
  const value = readStored(name);
  return typeof value === 'string' && value !== '' ? value : null;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
