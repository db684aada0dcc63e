// Turns an endpoint of the contract into a route, and serves plain calls. Other kinds of response have a function of
// their own: serveContent, serveSession, serveSigned, serveFiles, serveDocument. Each requires a statement of who may
// have the response.

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { limitCalls } from '../limits/limit-calls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of the contract that a route serves; absent on pages and documentation. */
    endpoint?: AnyEndpoint;
  }
}

export const nothing = z.strictObject({}).optional();

/** The Fastify route of an endpoint, without its handler. */
export function routeOf(endpoint: AnyEndpoint) {
  return {
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    ...(endpoint.maxBytes === undefined ? {} : { bodyLimit: endpoint.maxBytes }),
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[2] ?? ''],
      ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
      querystring: endpoint.query ?? nothing,
      ...(endpoint.method === 'GET' ? {} : { body: endpoint.body ?? nothing.nullable() }),
      response: { 200: endpoint.response },
    },
  } satisfies Omit<RouteOptions, 'handler'>;
}

export interface Call<E extends AnyEndpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export function callOf<E extends AnyEndpoint>(
  request: FastifyRequest,
  reply: FastifyReply,
): Call<E> {
  return {
    params: request.params as ParamsOf<E>,
    query: request.query as QueryOf<E>,
    body: request.body as BodyOf<E>,
    request,
    reply,
  };
}

/**
 * A response that is sent in parts, as its reader takes them; its JSON has the shape that the endpoint states. Only for
 * endpoints with limits: a reader who takes nothing holds one part.
 */
export type Streamed = AsyncIterable<string>;

/** Throws a refusal if the caller may not make the call. */
export type RequestGuard = (request: FastifyRequest) => void | Promise<void>;

/**
 * Serves a plain call. An endpoint that the contract restricts to some callers needs a guard, which runs before the
 * rest of the request is read.
 */
export function serve<E extends AnyEndpoint<'public' | 'viewer' | 'refresh'>>(
  app: FastifyInstance,
  endpoint: E,
  guard: E['access'] extends 'public' ? 'everyone' | RequestGuard : RequestGuard,
  handle: (call: Call<E>) => Promise<ResponseOf<E> | Streamed> | ResponseOf<E>,
): void {
  const check = guard as 'everyone' | RequestGuard;
  const limited = limitCalls(app, endpoint, (request, reply) => handle(callOf<E>(request, reply)));
  app.route({
    ...routeOf(endpoint),
    ...limited,
    onRequest: [
      ...(check === 'everyone' ? [] : [async (request: FastifyRequest) => check(request)]),
      ...limited.onRequest,
    ],
  });
}
