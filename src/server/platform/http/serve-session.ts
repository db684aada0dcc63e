// Serves an endpoint that only a signed-in person may call: the token is looked at before anything else of the request.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyEndpoint, ResponseOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { Identity, Session } from '#server/platform/session.ts';
import { type Call, callOf, routeOf } from './serve.ts';

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
  const identities = new WeakMap<FastifyRequest, Identity>();
  app.route({
    ...routeOf(endpoint),
    onRequest: async (request, reply) => {
      reply.headers(DATA_HEADERS);
      identities.set(request, await session.identityOf(request));
    },
    handler: (request, reply) => {
      const identity = identities.get(request);
      if (identity === undefined) throw new ApiError('Unauthorized');
      return handle({ ...callOf<E>(request, reply), identity });
    },
  });
}
