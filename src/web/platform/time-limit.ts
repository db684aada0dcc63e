import { networkError } from './reply.ts';

/**
 * A call ends within this time, however often it is repeated, and a file that brings nothing for this long has failed: so
 * long, at most, until a page says that it failed (product §14.1).
 */
export const LIMIT_MS = 12_000;

export interface TimeLimit {
  /** Aborts when the time is over, or the signal of the caller aborts. */
  readonly signal: AbortSignal;
  /** Counts from now again. */
  restart(): void;
}

/**
 * Rejects with CallError as soon as the time is over or `outer` aborts, whatever `work` waits for then. By hand, since the
 * oldest browsers have neither AbortSignal.any nor AbortSignal.timeout.
 */
export async function withTimeLimit<T>(
  outer: AbortSignal | undefined,
  work: (limit: TimeLimit) => Promise<T>,
  limitMs: number = LIMIT_MS,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, limitMs);
  };
  const isOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(networkError()), { once: true });
  });
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  restart();
  try {
    return await Promise.race([isOver, work({ signal, restart })]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}
