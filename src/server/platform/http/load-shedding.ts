// Refuses requests while this process is short of memory or its event loop lags, so that the others are served. It runs
// before the response cache and the routes, and costs next to nothing. Health, liveness and metrics are always served.

import type { IncomingMessage } from 'node:http';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** Above any of these, requests get 503. 0: no limit. */
export interface LoadLimits {
  /** Mean over a second. */
  readonly maxEventLoopDelayMs: number;
  readonly maxHeapBytes: number;
  /** Resident memory of the process. */
  readonly maxRssBytes: number;
}

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
    // In a scope without routes, since `mustShed` has already decided about each request.
    await app.register(async (scope) => {
      await scope.register(underPressure, {
        maxEventLoopDelay: limits.maxEventLoopDelayMs,
        maxHeapUsedBytes: limits.maxHeapBytes,
        maxRssBytes: limits.maxRssBytes,
      });
      this.#isUnderPressure = () => scope.isUnderPressure();
    });
  }

  /** Whether the request must be refused now, which counts. */
  mustShed(request: IncomingMessage): boolean {
    if (!this.#isUnderPressure()) return false;
    if (this.#servedAlways.has(request.url?.split('?', 1)[0] ?? '')) return false;
    this.#shedCount += 1;
    return true;
  }
}
