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

/**
 * Throws ForbiddenError unless server and browser are on one machine with nothing in between, since NODE_ENV may have
 * been forgotten on a server that others reach. `what` names the page: `The outbox`.
 */
export function requireThisMachine(
  what: string,
  request: FastifyRequest,
  { host, trustProxy }: { readonly host: string; readonly trustProxy: boolean },
): void {
  const isForwarded = FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined);
  const isHere =
    !trustProxy &&
    !isForwarded &&
    isLoopbackHost(host) &&
    isLoopback(request.socket.remoteAddress ?? '') &&
    // A foreign page can make its own host name resolve to this machine (DNS rebinding).
    isLoopbackHost((request.headers.host ?? '').replace(/:\d+$/, ''));
  if (!isHere) {
    throw new ApiError(
      'ForbiddenError',
      `${what} opens only on the machine of a development server that nobody else reaches. Where others do, set NODE_ENV=production.`,
    );
  }
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host);
}
