// Hooks made for each route. A hook of the whole app would have to ask the request for its route, which Fastify puts
// together anew each time: in a few hooks that took as long as the routing itself.

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

export type RouteHook = (
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
) => void;

/**
 * Gives every route that is added to `app` from now on the hook that `hookOf` makes for it, if any, before its own. What
 * no route serves gets the one made for `null`.
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
