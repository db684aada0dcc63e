// Metrics for the operator (GET /metrics): requests by route and status with their durations, and the process itself.

import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { addRouteHook } from './http/route-hooks.ts';

/** Totals of requests that never reached routing. */
interface BeforeRouting {
  readonly responseCacheHits: () => number;
  readonly shedRequests: () => number;
}

export const METRICS_PATH = '/metrics';

/**
 * Collects metrics; serves the page only if `isOpen`. Returns the registry, to which features add their metrics.
 */
export function serveMetrics(
  app: FastifyInstance,
  beforeRouting: BeforeRouting,
  isOpen: boolean,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const count = (name: string, help: string, total: () => number) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(total());
      },
    });
  count(
    'response_cache_hits_total',
    'Responses sent from memory before routing',
    beforeRouting.responseCacheHits,
  );
  count(
    'requests_shed_total',
    'Requests turned away because the process had too much to do',
    beforeRouting.shedRequests,
  );
  addRouteHook(app, 'onResponse', (served) => {
    const route = served?.url ?? 'unknown';
    // Looking a series up by its labels costs more than the observation.
    const series = new Map<string, { observe(seconds: number): void }>();
    return ({ method }, reply, done) => {
      const status = reply.statusCode;
      const key = `${method} ${status}`;
      let found = series.get(key);
      if (found === undefined) {
        found = durations.labels({ method, route, status });
        series.set(key, found);
      }
      found.observe(reply.elapsedTime / 1000);
      done();
    };
  });
  if (isOpen) {
    app.get(METRICS_PATH, { schema: { hide: true } }, async (_request, reply) => {
      reply.header('content-type', registry.contentType);
      return registry.metrics();
    });
  }
  return registry;
}
