// Serves an endpoint of the contract by one function: checks what comes in, answers what the contract says.

import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { validationError } from './errors.ts';
import { PreparedAnswer, type PreparedAnswers } from './prepared-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of the contract that a route serves; absent on pages and documentation. */
    endpoint?: AnyEndpoint;
  }
}

const nothing = z.strictObject({}).optional();

/** The Fastify route of an endpoint, without its handler. */
export function routeOf(endpoint: AnyEndpoint) {
  return {
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
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

/** An endpoint for signed-in people is served by serveSession, so that forgetting to ask for the token can't happen. */
export function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResponseOf<E>> | ResponseOf<E>,
): void {
  if (endpoint.access === 'session') throw new Error(`${endpoint.path} is for serveSession`);
  app.route({
    ...routeOf(endpoint),
    handler: (request, reply) => handle(callOf<E>(request, reply)),
  });
}

/** What an answer is prepared from. */
export interface Preparation<E extends AnyEndpoint> {
  readonly body: ResponseOf<E>;
  /** Absent: everybody may have it. */
  readonly isFree?: boolean;
}

/**
 * Serves a reading call whose answer changes only with the content: the address is checked and the answer made once,
 * then it is sent from memory. `guard` is asked on every request for an answer that is not free.
 */
export function servePrepared<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  answers: PreparedAnswers,
  find: (call: Pick<Call<E>, 'params' | 'query'>) => Promise<Preparation<E>>,
  guard: (request: FastifyRequest) => Promise<void> | void = () => {},
): void {
  serveEditions(app, endpoint, answers, () => '', find, guard);
}

/**
 * As `servePrepared`, for an answer of which there are a few editions: one a day, one for each kind of viewer.
 * `editionOf` is asked on every request, and each edition is kept by itself.
 */
export function serveEditions<E extends AnyEndpoint, Edition extends string>(
  app: FastifyInstance,
  endpoint: E,
  answers: PreparedAnswers,
  editionOf: (request: FastifyRequest) => Promise<Edition> | Edition,
  find: (call: Pick<Call<E>, 'params' | 'query'>, edition: Edition) => Promise<Preparation<E>>,
  guard: (request: FastifyRequest) => Promise<void> | void = () => {},
): void {
  const route = routeOf(endpoint);
  app.route({
    ...route,
    // Checked below, when the answer is made, instead of on every request.
    validatorCompiler: () => (value) => ({ value }),
    handler: async (request, reply) => {
      const edition = await editionOf(request);
      const address = request.raw.url ?? '';
      const answer =
        answers.get(address, edition) ??
        (await answers.remember(address, edition, async () => {
          const params = check(endpoint.params ?? nothing, request.params, 'params') as ParamsOf<E>;
          const query = check(route.schema.querystring, request.query, 'querystring') as QueryOf<E>;
          const found = await find({ params, query }, edition);
          const source = {
            body: endpoint.response.parse(found.body),
            isFree: found.isFree ?? true,
          };
          return PreparedAnswer.make(source, reply.getHeaders() as OutgoingHttpHeaders);
        }));
      if (!answer.isFree) await guard(request);
      reply.hijack();
      answer.write(request.raw, reply.raw);
    },
  });
}

function check(schema: z.ZodType, value: unknown, where: string): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw validationError(
    parsed.error.issues.map((issue) => ({
      where: [where, ...issue.path.map(String)].join('.'),
      problem: issue.message,
    })),
  );
}
