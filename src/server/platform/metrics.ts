// What an operator watches (GET /metrics): requests by route and status with their durations, and the process itself.

import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** `preparedAnswers` gives how many answers were sent from memory so far, which no route saw. */
export function serveMetrics(app: FastifyInstance, preparedAnswers: () => number): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  new Counter({
    name: 'prepared_answers_total',
    help: 'Answers sent from memory before any routing',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(preparedAnswers());
    },
  });
  // Finding a series by its labels costs more than counting in it.
  const series = new Map<string, { observe(seconds: number): void }>();
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const key = `${method} ${route} ${reply.statusCode}`;
    let found = series.get(key);
    if (found === undefined) {
      found = durations.labels({ method, route, status: reply.statusCode });
      series.set(key, found);
    }
    found.observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('content-type', registry.contentType);
    return registry.metrics();
  });
}
