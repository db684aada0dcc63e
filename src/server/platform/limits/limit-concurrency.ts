// One process works on a bounded number of calls of an endpoint at a time and refuses the others before it identifies
// their callers: those who call something else don't notice a burst.

import type { FastifyRequest, onRequestHookHandler, onSendAsyncHookHandler } from 'fastify';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';

interface LimitedRoute {
  /** Before the guard. */
  readonly onRequest: onRequestHookHandler[];
  readonly onSend: onSendAsyncHookHandler[];
}

/** A call counts until its reply is ready: a slow reader keeps nobody else out. */
export function limitConcurrency({ maxConcurrent }: AnyEndpoint): LimitedRoute {
  if (maxConcurrent === undefined) return { onRequest: [], onSend: [] };
  const running = new Set<FastifyRequest>();
  return {
    onRequest: [
      (request, reply, done) => {
        if (running.size >= maxConcurrent) return done(new ApiError('ServiceUnavailableError'));
        running.add(request);
        // For a caller who hangs up.
        reply.raw.once('close', () => running.delete(request));
        done();
      },
    ],
    onSend: [
      async (request) => {
        running.delete(request);
      },
    ],
  };
}
