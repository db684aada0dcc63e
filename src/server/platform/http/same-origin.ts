// Calls authorised by a cookie alone must come from our own pages: SameSite keeps the cookie from other sites, and this
// also checks the headers by which a browser names the calling page. Other clients send neither header.

import type { FastifyRequest } from 'fastify';

/**
 * `publicOrigin`: the site as browsers see it; absent: the Host header is compared, never a header added by a proxy.
 */
export function isFromOwnPage(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  if (publicOrigin !== undefined) return new URL(origin).origin === new URL(publicOrigin).origin;
  const { protocol, host } = new URL(origin);
  // A Host header may include the protocol's default port.
  const own = `${protocol}//${request.headers.host ?? ''}`;
  return URL.canParse(own) && new URL(own).host === host;
}
