import { type Callable, type CallOptions, send, withToken } from './api.ts';
import { readFile } from './read-file.ts';
import { withTimeLimit } from './time-limit.ts';

/** Like `call`, for an endpoint that returns a file. The time limit applies to silence only. Throws CallError. */
export function callForFile<E extends Callable>(
  method: E['method'],
  path: E['path'],
  options: CallOptions<E> = {},
): Promise<Blob> {
  return withTimeLimit(options.signal, async (limit) => {
    const { signal } = limit;
    const reply = await withToken((token) => send<E>(token, method, path, { ...options, signal }));
    return readFile(reply, limit);
  });
}
