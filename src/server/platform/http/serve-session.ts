// Serves an endpoint for signed-in people only: the token is checked before the rest of the request.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyEndpoint, ResponseOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { limitCalls } from '../limits/limit-calls.ts';
import { type Call, callOf, routeOf, type Streamed } from './serve.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, as identified by the token; null on endpoints without a session. */
    identity: unknown;
  }
}

/** Identifies the caller of a request. */
export interface Guard<Identity> {
  /** Throws UnauthorizedError, or a refusal if this endpoint is not open to the caller. */
  identityOf(request: FastifyRequest, endpoint: AnyEndpoint): Promise<Identity>;
}

/** Call once per app, before its endpoints are added. */
export function prepareSessions(app: FastifyInstance): void {
  app.decorateRequest('identity', null);
}

interface SessionCall<E extends AnyEndpoint, Identity> extends Call<E> {
  readonly identity: Identity;
}

const DATA_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** `accountId`: whose calls the limits of an endpoint count together. */
export function serveSession<
  E extends AnyEndpoint,
  Identity extends { readonly accountId: string },
>(
  app: FastifyInstance,
  guard: Guard<Identity>,
  endpoint: E,
  handle: (call: SessionCall<E, Identity>) => Promise<ResponseOf<E> | Streamed> | ResponseOf<E>,
): void {
  const limited = limitCalls(app, endpoint, (request, reply) => {
    if (request.identity === null) throw new ApiError('UnauthorizedError');
    const identity = request.identity as Identity;
    return handle({ ...callOf<E>(request, reply), identity });
  });
  app.route({
    ...routeOf(endpoint),
    ...limited,
    onRequest: [
      async (request, reply) => {
        reply.headers(DATA_HEADERS);
        request.identity = await guard.identityOf(request, endpoint);
      },
      ...limited.onRequest,
    ],
  });
}
