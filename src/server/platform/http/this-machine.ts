// Restricts pages of a development server to its own machine.

import type { FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { isLoopback } from './address.ts';

const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** What the settings say about who reaches the server. */
export interface Reach {
  readonly host: string;
  readonly trustProxy: boolean;
  readonly publicOrigin: string | undefined;
}

/**
 * Throws ForbiddenError unless server and browser are on one machine with nothing in between, since NODE_ENV may have
 * been forgotten on a server that others reach. `what` names the page: `The outbox`.
 */
export function requireThisMachine(what: string, request: FastifyRequest, reach: Reach): void {
  if (!isThisMachine(request, reach)) throw elsewhere(what);
}

export function elsewhere(what: string): ApiError {
  return new ApiError(
    'ForbiddenError',
    `${what} opens only on the machine of a development server that nobody else reaches. Where others do, set NODE_ENV=production.`,
  );
}

export function isThisMachine(
  request: FastifyRequest,
  { host, trustProxy, publicOrigin }: Reach,
): boolean {
  const isForwarded = FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined);
  return (
    !trustProxy &&
    !isForwarded &&
    // No browser speaks it, but nginx does unless it is told otherwise.
    request.raw.httpVersion !== '1.0' &&
    isLoopbackHost(host) &&
    (publicOrigin === undefined || isLoopbackOrigin(publicOrigin)) &&
    isLoopback(request.socket.remoteAddress ?? '') &&
    // A foreign page can make its own host name resolve to this machine (DNS rebinding).
    isLoopbackHost((request.headers.host ?? '').replace(/:\d+$/, ''))
  );
}

/** Whether one of our own pages has called from another host: a proxy in between may hide itself otherwise. */
export function isFromPageElsewhere({ headers }: FastifyRequest): boolean {
  const { origin } = headers;
  return (
    headers['sec-fetch-site'] === 'same-origin' &&
    origin !== undefined &&
    URL.canParse(origin) &&
    !isLoopbackOrigin(origin)
  );
}

const isLoopbackOrigin = (origin: string) => isLoopbackHost(new URL(origin).hostname);

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host);
}
