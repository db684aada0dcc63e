import { useSyncExternalStore } from 'react';
import { readStored, type StoredName, subscribe, writeStored } from '#web/platform/storage.ts';

interface StoredValue<T> {
  /** The same object until it changes. */
  read(): T | null;
  /** Updates with changes in this tab and in others. */
  use(): T | null;
  write(value: T): void;
  /** Whether it outlives this tab. */
  isKept(): boolean;
}

/** A value of local storage, checked by `from`. Where the browser refuses to store it, this tab keeps it. */
export function storedValue<T>(
  name: StoredName,
  from: (stored: unknown) => T | null,
): StoredValue<T> {
  let inTab: T | null = null;
  let last: { text: string; value: T | null } = { text: '', value: null };

  function read(): T | null {
    if (inTab !== null) return inTab;
    const stored = readStored(name);
    const text = JSON.stringify(stored);
    if (text !== last.text) last = { text, value: from(stored) };
    return last.value;
  }

  return {
    read,
    use: () => useSyncExternalStore(subscribe, read),
    isKept: () => inTab === null,
    write(value) {
      // Whoever is told of the change reads it, wherever it is.
      inTab = value;
      writeStored(name, value);
      if (JSON.stringify(readStored(name)) === JSON.stringify(value)) inTab = null;
    },
  };
}
