// Reads a file of ours, however slow the network, as long as data keeps arriving.

import { networkError } from './reply.ts';
import type { TimeLimit } from './time-limit.ts';

/**
 * `onProgress` receives a share from 0 to 1 if the server sends the file's length. Throws CallError if less than that
 * arrives.
 */
export async function readFile(
  response: Response,
  limit: TimeLimit,
  onProgress: (share: number) => void = () => undefined,
): Promise<Blob> {
  limit.restart();
  const length = Number(response.headers.get('content-length') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  try {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      limit.restart();
      parts.push(part.value);
      received += part.value.length;
      if (length > 0) onProgress(Math.min(1, received / length));
    }
  } catch {
    throw networkError();
  }
  if (received < length) throw networkError();
  return new Blob(parts);
}
