// Downloads a file of ours and reports progress.

import { readFile } from './read-file.ts';
import { networkError, requireOurs } from './reply.ts';
import { withTimeLimit } from './time-limit.ts';

interface DownloadOptions {
  readonly signal: AbortSignal;
  /** From 0 to 1; called only if the server sends the file's length. */
  onProgress(share: number): void;
}

/** Throws CallError, or the reason of the signal. */
export async function download(
  url: string,
  { signal, onProgress }: DownloadOptions,
): Promise<Blob> {
  try {
    return await withTimeLimit(signal, async (limit) => {
      const reply = await fetch(url, { signal: limit.signal, redirect: 'error' }).catch(() => {
        throw networkError();
      });
      return readFile(await requireOurs(reply), limit, onProgress);
    });
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}
