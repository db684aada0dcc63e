// The HTTP server under the app, with limits on the time a request may take and on the number of connections. Without
// them a few hundred connections that send a byte now and then would hold memory for minutes.

import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { ApiError } from '#contract/errors.ts';
import { JSON_TYPE } from './cached-response.ts';

export interface ConnectionLimits {
  /** From the opening of a connection, or the first byte of a later request, to the end of the headers. */
  readonly headersTimeoutMs: number;
  /** To the end of the body: enough for 64 KiB on the slowest phone. */
  readonly requestTimeoutMs: number;
  /** Without progress while a response is being sent. */
  readonly idleResponseTimeoutMs: number;
  /** How often these are checked. */
  readonly checkIntervalMs: number;
  /** Per process; further connections are closed at once. */
  readonly maxConnections: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  idleResponseTimeoutMs: 60_000,
  checkIntervalMs: 2_000,
  maxConnections: 10_000,
};

/** Longer than the proxy's, so that the proxy never sends a request on a connection that is being closed. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

export function createHttpServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
    },
    (request, response) => {
      if (hasOneHost(request)) return listener(request, response);
      response.writeHead(twoHosts.status, { 'content-type': JSON_TYPE, connection: 'close' });
      response.end(JSON.stringify(twoHosts.toBody()));
    },
  );
  server.timeout = limits.idleResponseTimeoutMs;
  server.maxConnections = limits.maxConnections;
  return server;
}

const twoHosts = new ApiError('ValidationError', 'A request names one host');

/** Of several `Host` headers a proxy may believe another one than Node, which keeps the first. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count < 2;
}
