// Calls that act on a cookie alone must come from our own pages: SameSite keeps the cookie from other sites, and this
// looks at what the browser says about the caller besides. A caller that is no browser sends neither header.

import type { FastifyRequest } from 'fastify';

/** `publicOrigin`: the site as browsers see it; absent: the Host header says, never what a proxy forwards besides. */
export function isFromOwnPage(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (publicOrigin !== undefined) return new URL(origin).origin === new URL(publicOrigin).origin;
  const { protocol, host } = new URL(origin);
  // A host header may name the port that the protocol implies.
  const own = `${protocol}//${request.headers.host ?? ''}`;
  return URL.canParse(own) && new URL(own).host === host;
}
