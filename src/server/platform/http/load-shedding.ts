// Refuses requests while this process is short of memory or its event loop lags, so that the others are served. It runs
// before the response cache and the routes, and costs next to nothing. Health, liveness and metrics are always served.

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { JSON_TYPE } from './cached-response.ts';
import { retryAfterSeconds } from './errors.ts';

/** Above any of these, requests get 503. 0: no limit. */
export interface LoadLimits {
  /** Mean over a second. */
  readonly maxEventLoopDelayMs: number;
  readonly maxHeapBytes: number;
  /** Resident memory of the process. */
  readonly maxRssBytes: number;
}

const refusal = new ApiError('ServiceUnavailableError');
const body = Buffer.from(JSON.stringify(refusal.toBody()));
const headers: OutgoingHttpHeaders = {
  'content-type': JSON_TYPE,
  'content-length': body.length,
  'cache-control': 'no-store',
  'retry-after': String(retryAfterSeconds(refusal)),
  'x-content-type-options': 'nosniff',
};

export class LoadShedder {
  readonly #servedAlways: ReadonlySet<string>;
  #isUnderPressure = () => false;
  #shedCount = 0;

  /** `servedAlways`: paths that are served under any load. */
  constructor(servedAlways: readonly string[]) {
    this.#servedAlways = new Set(servedAlways);
  }

  get shedCount(): number {
    return this.#shedCount;
  }

  /** Measures the load until the app is closed. */
  async watch(app: FastifyInstance, limits: LoadLimits): Promise<void> {
    // In a scope without routes, since `shed` has already decided about each request.
    await app.register(async (scope) => {
      await scope.register(underPressure, {
        maxEventLoopDelay: limits.maxEventLoopDelayMs,
        maxHeapUsedBytes: limits.maxHeapBytes,
        maxRssBytes: limits.maxRssBytes,
      });
      this.#isUnderPressure = () => scope.isUnderPressure();
    });
  }

  /** Under pressure, refuses the request and returns true. */
  shed(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.#isUnderPressure()) return false;
    if (this.#servedAlways.has(request.url?.split('?', 1)[0] ?? '')) return false;
    this.#shedCount += 1;
    response.writeHead(503, headers).end(body);
    return true;
  }
}
