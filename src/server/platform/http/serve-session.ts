// Serves an endpoint that only a signed-in person may call: the token is looked at before anything else of the request.

import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint, ResponseOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { Identity, Session } from '#server/platform/session.ts';
import { type Call, callOf, routeOf } from './serve.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token came with the request; null on calls that are not for signed-in people only. */
    identity: Identity | null;
  }
}

/** Once for an app, before its calls are served. */
export function prepareSessions(app: FastifyInstance): void {
  app.decorateRequest('identity', null);
}

export interface SessionCall<E extends AnyEndpoint> extends Call<E> {
  readonly identity: Identity;
}

const DATA_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export function serveSession<E extends AnyEndpoint>(
  app: FastifyInstance,
  session: Session,
  endpoint: E,
  handle: (call: SessionCall<E>) => Promise<ResponseOf<E>> | ResponseOf<E>,
): void {
  app.route({
    ...routeOf(endpoint),
    onRequest: async (request, reply) => {
      reply.headers(DATA_HEADERS);
      request.identity = await session.identityOf(request);
    },
    handler: (request, reply) => {
      const { identity } = request;
      if (identity === null) throw new ApiError('UnauthorizedError');
      return handle({ ...callOf<E>(request, reply), identity });
    },
  });
}
