// The listener below the app: how long a connection may take over a request, and how many connections there may be.
// Without these limits a few hundred connections that send a byte now and then hold memory for minutes.

import { createServer, type RequestListener, type Server } from 'node:http';

export interface ConnectionLimits {
  /** From the opening of a connection, or the first byte of a later request, to the end of the headers. */
  readonly headersTimeoutMs: number;
  /** To the end of the body: 64 KiB pass in this time on the slowest phone. */
  readonly requestTimeoutMs: number;
  /** For a connection on which nothing moves while a response is being sent. */
  readonly idleResponseTimeoutMs: number;
  /** How often these are looked at. */
  readonly checkIntervalMs: number;
  /** Of this process; further ones are closed at once. */
  readonly maxConnections: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  idleResponseTimeoutMs: 60_000,
  checkIntervalMs: 2_000,
  maxConnections: 10_000,
};

/** Longer than a proxy in front keeps a connection, so that it never sends a request on one that is being closed. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

export function createHttpServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
    },
    listener,
  );
  server.timeout = limits.idleResponseTimeoutMs;
  server.maxConnections = limits.maxConnections;
  return server;
}
