// The only access to local and session storage. Every stored value has a name of product §2.10 and is stored as JSON.
// Values are checked when read: they may be corrupt or from an older version. If the browser refuses to store a value
// (full disk, blocked storage), this tab keeps it in memory until it is closed.

import { useSyncExternalStore } from 'react';

export interface StoredValue<T> {
  /** Returns the same object until the value changes. */
  read(): T;
  /** `read` for components: rerenders after changes in this tab and in others. */
  use(): T;
  /** Never throws. */
  write(value: NonNullable<T>): void;
  remove(): void;
  /** Whether the value outlives this tab. */
  isPersisted(): boolean;
}

/** Several values of one kind, each under its own name. */
export interface StoredGroup<T> {
  /** The stored names that begin with `start`. Default: all of the group. */
  names(start?: string): string[];
  read(name: string): T;
  write(name: string, value: NonNullable<T>): void;
  remove(...names: string[]): void;
  /** Whether the value outlives this tab. */
  isPersisted(name: string): boolean;
}

/** Converts stored JSON to a value. Returns null, or a default, for null and for anything unknown. */
export type Parse<T> = (stored: unknown) => T;

/** A value in local storage. */
export function storedValue<T>(name: string, parse: Parse<T>): StoredValue<T> {
  return valueIn(device, name, parse);
}

/** A value in session storage, for this tab only. */
export function sessionValue<T>(name: string, parse: Parse<T>): StoredValue<T> {
  return valueIn(tab, name, parse);
}

/** Values in local storage whose names begin with `prefix`. */
export function storedGroup<T>(prefix: string, parse: Parse<T>): StoredGroup<T> {
  return {
    names: (start = prefix) => device.names().filter((name) => name.startsWith(start)),
    read: (name) => parse(fromJson(device.read(name))),
    write: (name, value) => device.write(name, value),
    remove: (...names) => device.remove(names),
    isPersisted: (name) => !device.refused.has(name),
  };
}

/** Clears this tab's session storage. */
export function clearTab(): void {
  tab.clear();
}

/** Parses a nonempty text. */
export function parseText(stored: unknown): string | null {
  return typeof stored === 'string' && stored !== '' ? stored : null;
}

const listeners = new Set<() => void>();

/** Calls the listener after every change of any stored value, in this tab or in others. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function valueIn<T>(area: Area, name: string, parse: Parse<T>): StoredValue<T> {
  let last: { readonly text: string | null; readonly value: T } | undefined;

  function read(): T {
    const text = area.read(name);
    if (last === undefined || text !== last.text) {
      // Earlier releases stored the texts of session storage without JSON, and a tab may be older than this release.
      last = { text, value: parse(fromJson(text, area === tab ? text : null)) };
    }
    return last.value;
  }

  return {
    read,
    use: () => useSyncExternalStore(subscribe, read),
    write: (value) => area.write(name, value),
    remove: () => area.remove([name]),
    isPersisted: () => !area.refused.has(name),
  };
}

/** Returns `otherwise` if the text is not JSON. */
function fromJson(text: string | null, otherwise: string | null = null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** One of the browser's two storages. */
class Area {
  /** Values that the browser did not accept, by name. */
  readonly refused = new Map<string, string>();

  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  names(): string[] {
    const stored = this.#try((storage) => Object.keys(storage)) ?? [];
    return [...new Set([...stored, ...this.refused.keys()])];
  }

  read(name: string): string | null {
    return this.refused.get(name) ?? this.#try((storage) => storage.getItem(name)) ?? null;
  }

  write(name: string, value: unknown): void {
    const text = JSON.stringify(value);
    const isTaken = this.#try((storage) => {
      storage.setItem(name, text);
      return true;
    });
    if (isTaken) this.refused.delete(name);
    else this.refused.set(name, text);
    tellListeners();
  }

  remove(names: readonly string[]): void {
    for (const name of names) {
      this.refused.delete(name);
      this.#try((storage) => storage.removeItem(name));
    }
    tellListeners();
  }

  clear(): void {
    this.refused.clear();
    this.#try((storage) => storage.clear());
    tellListeners();
  }

  /** Returns undefined if the browser forbids access. */
  #try<R>(use: (storage: Storage) => R): R | undefined {
    try {
      return use(this.#storage());
    } catch {
      return undefined;
    }
  }
}

const device = new Area(() => localStorage);
const tab = new Area(() => sessionStorage);

function tellListeners(): void {
  for (const listener of listeners) listener();
}
