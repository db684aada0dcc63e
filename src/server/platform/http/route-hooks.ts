// Hooks per route. A hook of the whole app would have to read the route of each request, which Fastify rebuilds each
// time: a few such hooks took as long as the routing itself.

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

export type RouteHook = (
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
) => void;

/**
 * Adds the hook that `hookOf` returns for a route before the route's own hooks; for routes added from now on. Requests
 * that no route serves get the hook for `null`.
 */
export function addRouteHook(
  app: FastifyInstance,
  name: 'onRequest' | 'onResponse',
  hookOf: (route: RouteOptions | null) => RouteHook | null,
): void {
  app.addHook('onRoute', (route) => {
    const hook = hookOf(route);
    if (hook !== null) route[name] = [hook, ...[route[name] ?? []].flat()];
  });
  const elsewhere = hookOf(null);
  if (elsewhere === null) return;
  const ofUnserved: RouteHook = (request, reply, done) => {
    if (request.is404) elsewhere(request, reply, done);
    else done();
  };
  app.addHook(name as 'onRequest', ofUnserved);
}
