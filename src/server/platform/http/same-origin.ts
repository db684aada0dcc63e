// Calls that act on a cookie alone must come from our own pages: SameSite keeps the cookie from other sites, and this
// looks at what the browser says about the caller besides. A caller that is no browser sends neither header.

import type { FastifyRequest } from 'fastify';

export function isFromOwnPage(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // A host header may name the port that the protocol implies.
  const own = `${protocol}//${request.host}`;
  return URL.canParse(own) && new URL(own).host === host;
}
