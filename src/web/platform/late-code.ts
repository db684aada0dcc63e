// Code that is loaded when it is needed: functions through `lateCode`, components through `lazyPart`, which builds on it.

import { withTimeLimit } from './time-limit.ts';
import { pause } from './wait.ts';

const RETRY_MS = 500;

/** The code could not be loaded. `cause` is what the browser said. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
}

export interface LateCode<Code> {
  /** Loads the code once. Rejects with a `CodeError`, and then the next call tries again. */
  load(): Promise<Code>;
  /** The code, if it has been loaded. */
  loaded(): Code | undefined;
  /** Loads the code in advance. Never rejects: a failure matters only when the code is needed. */
  prefetch(): Promise<void>;
}

type FailureListener = (error: CodeError) => void;
const listeners = new Set<FailureListener>();

/** `listener` hears of all code that could not be loaded, components too. Returns a function that ends this. */
export function onCodeFailed(listener: FailureListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `importCode` is a plain import(), such as `() => import('./finish-level.ts')`; a failed one is repeated once, within LIMIT_MS. */
export function lateCode<Code>(importCode: () => Promise<Code>): LateCode<Code> {
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
