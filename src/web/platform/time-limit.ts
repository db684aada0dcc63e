import { networkError } from './reply.ts';

/**
 * The time limit of a call including its retries, and of silence while a file arrives. A first page that asks within its
 * first second so reports a failure itself before the gate gives it up (TOO_LATE_MS; product §2.7).
 */
export const LIMIT_MS = 11_000;

export interface TimeLimit {
  /** Aborts when the time is over or the caller's signal aborts. */
  readonly signal: AbortSignal;
  /** Restarts the time limit. */
  restart(): void;
}

/**
 * Rejects with CallError as soon as the time is over or `outer` aborts, whatever `work` is waiting for. Written by
 * hand: the oldest browsers have neither AbortSignal.any nor AbortSignal.timeout.
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
