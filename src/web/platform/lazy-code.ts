// Code that loads on demand: functions through `lazyCode`, components through `lazyPart`, which builds on it.

import { withTimeLimit } from './time-limit.ts';
import { pause } from './wait.ts';

const RETRY_MS = 500;

/** The code failed to load. `cause` is the browser's error. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
}

export interface LazyCode<Code> {
  /** Loads the code once. Rejects with a `CodeError`; the next call then tries again. */
  load(): Promise<Code>;
  /** The code, if it has loaded. */
  loaded(): Code | undefined;
  /** Loads the code in advance. Never rejects: a failure matters only when the code is needed. */
  prefetch(): Promise<void>;
}

type FailureListener = (error: CodeError) => void;
const listeners = new Set<FailureListener>();

/** Calls `listener` whenever code fails to load, including components. Returns a function that unsubscribes. */
export function onCodeError(listener: FailureListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * `importCode` is a plain import(), such as `() => import('./finish-level.ts')`. A failed import is retried once,
 * within LIMIT_MS.
 */
export function lazyCode<Code>(importCode: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;

  async function tryTwice(): Promise<Code> {
    try {
      return await withTimeLimit(undefined, () =>
        importCode().catch(async () => {
          await pause(RETRY_MS);
          return importCode();
        }),
      );
    } catch (cause) {
      const error = new CodeError('code could not be loaded', { cause });
      for (const listener of listeners) listener(error);
      throw error;
    }
  }

  function load(): Promise<Code> {
    loading ??= tryTwice().then(
      (loaded) => {
        code = loaded;
        return loaded;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  return {
    load,
    loaded: () => code,
    prefetch: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  };
}
