// Serves a GET endpoint whose response changes only with the content, and perhaps the time of day: the query is
// validated and the response built once, then sent from memory.

import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import type { Clock } from '../clock.ts';
import { CachedResponse } from './cached-response.ts';
import { check } from './check.ts';
import type { Admission, Guard, ResponseCache } from './response-cache.ts';
import { type Call, nothing, routeOf } from './serve.ts';
import { TimedResponse } from './timed-response.ts';

type ContentCall<E extends AnyEndpoint> = Pick<Call<E>, 'params' | 'query'>;

interface Source {
  readonly cache: ResponseCache;
  /** Names of the collections that a response is built from. */
  readonly collections: readonly string[];
}

/** For responses that also change otherwise than with the content, such as daily. */
interface InVariants {
  /** Part of the cache key. */
  readonly variant?: () => string | Promise<string>;
}

/** All callers get the same response. */
interface ForEveryone<E extends AnyEndpoint> extends Source, InVariants {
  readonly audience: 'everyone';
  /** Absent: revalidated on every request. */
  readonly cacheControl?: string;
  /** Sets `now` of the body each time it is sent. */
  readonly clock?: ResponseOf<E> extends { now: string } ? Clock : never;
  find(call: ContentCall<E>, variant: string): Promise<ResponseOf<E>>;
}

/** All callers with access get the same response. `guard` is called on every request for content that is not free. */
interface Guarded<E extends AnyEndpoint> extends Source, InVariants {
  readonly audience: 'guarded';
  readonly guard: Guard;
  find(call: ContentCall<E>): Promise<{ body: ResponseOf<E>; isFree: boolean }>;
}

/** The response depends on the kind of viewer; there are few kinds. */
interface ByViewer<E extends AnyEndpoint, Viewer extends string> extends Source {
  readonly audience: 'by viewer';
  viewerOf(request: IncomingMessage): Promise<Viewer>;
  find(call: ContentCall<E>, viewer: Viewer): Promise<ResponseOf<E>>;
}

type AnyContent<E extends AnyEndpoint, Viewer extends string> =
  | ForEveryone<E>
  | Guarded<E>
  | ByViewer<E, Viewer>;

/** The contract says whether the response depends on the viewer; the route has to say how, or it does not compile. */
export function serveContent<E extends AnyEndpoint<'public'>>(
  app: FastifyInstance,
  endpoint: E,
  content: ForEveryone<E>,
): void;
export function serveContent<E extends AnyEndpoint<'viewer'>>(
  app: FastifyInstance,
  endpoint: E,
  content: Guarded<E>,
): void;
export function serveContent<E extends AnyEndpoint<'viewer'>, Viewer extends string>(
  app: FastifyInstance,
  endpoint: E,
  content: ByViewer<E, Viewer>,
): void;
export function serveContent<E extends AnyEndpoint, Viewer extends string>(
  app: FastifyInstance,
  endpoint: E,
  content: AnyContent<E, Viewer>,
): void {
  const { cache, collections } = content;
  const { admission, find, cacheControl = 'public, no-cache', clock } = planOf<E, Viewer>(content);
  const route = routeOf(endpoint);
  app.route({
    ...route,
    // Validated in the handler, which needs the parsed query before anything else.
    validatorCompiler: () => (value) => ({ value }),
    handler: async (request, reply) => {
      const params = check(endpoint.params ?? nothing, request.params, 'params') as ParamsOf<E>;
      const query = check(route.schema.querystring, request.query, 'querystring') as QueryOf<E>;
      const canonical = `${endpoint.path} ${JSON.stringify([params, query])}`;
      const variant = await admission.variantOf(request.raw);
      const built = await cache.get(canonical, variant, collections, async () => {
        const { body, isForEveryone } = await find({ params, query }, variant);
        const headers = {
          ...(reply.getHeaders() as OutgoingHttpHeaders),
          'cache-control': isForEveryone ? cacheControl : 'private, no-cache',
          vary: isForEveryone ? 'accept-encoding' : 'accept-encoding, authorization',
        };
        const parsed = endpoint.response.parse(body);
        const response =
          clock === undefined
            ? await CachedResponse.of(parsed, headers)
            : new TimedResponse(parsed, headers, clock);
        return { response, isForEveryone };
      });
      cache.rememberUrl(request.raw.url, canonical, admission);
      if (!built.isForEveryone) await admission.guard?.(request.raw);
      reply.hijack();
      built.response.write(request.raw, reply.raw);
    },
  });
}

interface Plan<E extends AnyEndpoint> {
  readonly admission: Admission;
  readonly cacheControl?: string | undefined;
  readonly clock?: Clock | undefined;
  find(
    call: ContentCall<E>,
    variant: string,
  ): Promise<{ body: ResponseOf<E>; isForEveryone: boolean }>;
}

function planOf<E extends AnyEndpoint, Viewer extends string>(
  content: AnyContent<E, Viewer>,
): Plan<E> {
  switch (content.audience) {
    case 'everyone':
      return {
        admission: { variantOf: content.variant ?? (() => '') },
        cacheControl: content.cacheControl,
        clock: content.clock,
        async find(call, variant) {
          return { body: await content.find(call, variant), isForEveryone: true };
        },
      };
    case 'guarded':
      return {
        admission: { variantOf: content.variant ?? (() => ''), guard: content.guard },
        async find(call) {
          const { body, isFree } = await content.find(call);
          return { body, isForEveryone: isFree };
        },
      };
    case 'by viewer':
      return {
        admission: { variantOf: content.viewerOf },
        async find(call, viewer) {
          return { body: await content.find(call, viewer as Viewer), isForEveryone: false };
        },
      };
  }
}
