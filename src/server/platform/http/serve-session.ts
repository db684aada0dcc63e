// Serves an endpoint for signed-in people only: the token is checked before the rest of the request.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyEndpoint, ResponseOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { type Call, type CallLimits, callOf, routeOf } from './serve.ts';

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

export function serveSession<E extends AnyEndpoint, Identity>(
  app: FastifyInstance,
  guard: Guard<Identity>,
  endpoint: E,
  handle: (call: SessionCall<E, Identity>) => Promise<ResponseOf<E>> | ResponseOf<E>,
  limits?: CallLimits,
): void {
  app.route({
    ...routeOf(endpoint, limits),
    onRequest: async (request, reply) => {
      reply.headers(DATA_HEADERS);
      request.identity = await guard.identityOf(request, endpoint);
    },
    handler: (request, reply) => {
      if (request.identity === null) throw new ApiError('UnauthorizedError');
      const identity = request.identity as Identity;
      return handle({ ...callOf<E>(request, reply), identity });
    },
  });
}
