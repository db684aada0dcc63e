// The only way to local and session storage. Every stored value has a name of product §2.10, is JSON there, and is checked
// when it is read, since it may be broken or of an older version. Where the browser refuses to store a value (a full disk,
// forbidden storage), this tab keeps it until it is closed.

import { useSyncExternalStore } from 'react';

export interface StoredValue<T> {
  /** The same object until it changes. */
  read(): T;
  /** `read` for components: updates with changes in this tab and in others. */
  use(): T;
  /** Never throws. */
  write(value: NonNullable<T>): void;
  remove(): void;
  /** Whether it outlives this tab. */
  isKept(): boolean;
}

/** Several values of one kind, each under a name of its own. */
export interface StoredGroup<T> {
  /** The names that are stored and begin with `start`: all of the group, unless given. */
  names(start?: string): string[];
  read(name: string): T;
  write(name: string, value: NonNullable<T>): void;
  remove(...names: string[]): void;
  /** Whether it outlives this tab. */
  isKept(name: string): boolean;
}

/** Gives what is stored as the value it stands for; null, or a default, for null and for whatever it does not know. */
export type Parse<T> = (stored: unknown) => T;

/** A value that the device keeps, in local storage. */
export function storedValue<T>(name: string, parse: Parse<T>): StoredValue<T> {
  return valueIn(device, name, parse);
}

/** A value that this tab keeps for itself, in session storage. */
export function sessionValue<T>(name: string, parse: Parse<T>): StoredValue<T> {
  return valueIn(tab, name, parse);
}

/** Values that the device keeps under names that begin with `prefix`, in local storage. */
export function storedGroup<T>(prefix: string, parse: Parse<T>): StoredGroup<T> {
  return {
    names: (start = prefix) => device.names().filter((name) => name.startsWith(start)),
    read: (name) => parse(fromJson(device.read(name))),
    write: (name, value) => device.write(name, value),
    remove: (...names) => device.remove(names),
    isKept: (name) => !device.refused.has(name),
  };
}

/** Forgets all that this tab keeps for itself. */
export function clearTab(): void {
  tab.clear();
}

/** A value that is text and not empty. */
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
      // Earlier releases wrote the texts of session storage as they are, and a tab may be older than this release.
      last = { text, value: parse(fromJson(text, area === tab ? text : null)) };
    }
    return last.value;
  }

  return {
    read,
    use: () => useSyncExternalStore(subscribe, read),
    write: (value) => area.write(name, value),
    remove: () => area.remove([name]),
    isKept: () => !area.refused.has(name),
  };
}

/** `otherwise` for what is not JSON. */
function fromJson(text: string | null, otherwise: string | null = null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** One of the browser's two storages. */
class Area {
  /** What the browser did not take, by name. */
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

  /** Undefined where the browser forbids it. */
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
