// Downloads a file of ours and tells how far it is.

import { CallError } from './api.ts';

/** A download that gets nothing for this long has failed. */
const STALLED_MS = 30_000;

interface DownloadOptions {
  readonly signal: AbortSignal;
  /** From 0 to 1; called only if the server says how long the file is. */
  onProgress(share: number): void;
}

/** Throws CallError, or the reason of the signal. */
export async function download(
  url: string,
  { signal, onProgress }: DownloadOptions,
): Promise<Blob> {
  const stalled = new AbortController();
  const stall = () => setTimeout(() => stalled.abort(), STALLED_MS);
  let timer = stall();
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, stalled.signal]) });
    if (!response.ok || response.body === null) throw new CallError(response.status, '');
    const length = Number(response.headers.get('content-length') ?? 0);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let received = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = stall();
      parts.push(part.value);
      received += part.value.length;
      if (length > 0) onProgress(Math.min(1, received / length));
    }
    if (received < length) throw new CallError(0, '');
    return new Blob(parts);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof CallError ? error : new CallError(0, '');
  } finally {
    clearTimeout(timer);
  }
}
