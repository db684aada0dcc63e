import { type Callable, CallError, type CallOptions, send, withToken } from './api.ts';

/** Like `call`, for an endpoint that returns a file. Throws CallError. */
export async function callForFile<E extends Callable>(
  method: E['method'],
  path: E['path'],
  options: CallOptions<E> = {},
): Promise<Blob> {
  const response = await withToken((token) => send<E>(token, method, path, options));
  return response.blob().catch(() => {
    throw new CallError(0, '');
  });
}
