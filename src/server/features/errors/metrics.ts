// Metrics for the operator (docs/operations.md): errors of browsers against visits, and web vitals. Labels come from
// closed lists, except the fingerprints of new errors, of which there are few at a time.

import { Counter, Histogram, type Registry } from 'prom-client';
import type { ClientErrorKind } from '#domain/errors/client-error.ts';
import type { ConnectionType, WebVital } from '#domain/errors/web-vitals.ts';
import type { PageRoute } from '#domain/site/page-routes.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Clock } from '#server/platform/clock.ts';

/** How long an error counts as new. */
const NEW_MS = DAY_MS;
const MAX_NEW = 50;
const OTHER = 'other';

/** `kept`; over the limit of its address or the site; more than can be kept at a time; the database is away. */
export type ReportOutcome = 'kept' | 'over-limit' | 'dropped' | 'failed';

interface NewError {
  readonly untilMs: number;
  /** Reports that have not been shown yet. */
  pending: number;
  isShown: boolean;
}

export interface ErrorMetrics {
  countVisit(): void;
  countReport(kind: ClientErrorKind, outcome: ReportOutcome): void;
  /** Counts a report by itself while its error is new. */
  countNew(fingerprint: string, firstSeenAt: Date): void;
  /** `value` in milliseconds, or a score for the layout shift. */
  observe(name: WebVital, value: number, route: PageRoute, connection: ConnectionType): void;
  register(registry: Registry): void;
}

export function createErrorMetrics(clock: Clock): ErrorMetrics {
  const visits = new Counter({
    name: 'page_visits_total',
    help: 'Documents sent to browsers, in this process; robots are left out',
    registers: [],
  });
  const reports = new Counter({
    name: 'client_error_reports_total',
    help: 'Reports of errors in browsers by kind and outcome, in this process',
    labelNames: ['kind', 'outcome'],
    registers: [],
  });
  const fresh = new Map<string, NewError>();
  const newReports = new Counter({
    name: 'new_client_error_reports_total',
    help: 'Reports of errors that were first seen less than a day ago, in this process',
    labelNames: ['fingerprint'],
    registers: [],
    collect() {
      const nowMs = clock.now().getTime();
      for (const [fingerprint, error] of fresh) {
        // A counter that appears with its first reports would show no increase, so it is shown once with 0.
        this.inc({ fingerprint }, error.isShown ? error.pending : 0);
        if (error.isShown) error.pending = 0;
        error.isShown = true;
        if (error.untilMs > nowMs) continue;
        fresh.delete(fingerprint);
        this.remove({ fingerprint });
      }
    },
  });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      name,
      help: `${help}, of a sample of the page loads, in this process`,
      labelNames: ['route', 'connection'],
      buckets,
      registers: [],
    });
  const vitals = {
    LCP: histogram(
      'web_vital_lcp_seconds',
      'Time until the largest content was painted',
      [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20],
    ),
    INP: histogram(
      'web_vital_inp_seconds',
      'Longest time from an input to the next paint',
      [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    ),
    CLS: histogram(
      'web_vital_cls',
      'Cumulative layout shift',
      [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5],
    ),
  } as const satisfies Record<WebVital, Histogram>;

  return {
    countVisit: () => visits.inc(),
    countReport: (kind, outcome) => reports.inc({ kind, outcome }),

    countNew(fingerprint, firstSeenAt) {
      const untilMs = firstSeenAt.getTime() + NEW_MS;
      if (untilMs <= clock.now().getTime()) return;
      const name = fresh.has(fingerprint) || fresh.size < MAX_NEW ? fingerprint : OTHER;
      const error = fresh.get(name) ?? { untilMs, pending: 0, isShown: false };
      error.pending += 1;
      fresh.set(name, error);
    },

    observe(name, value, route, connection) {
      const isTime = name !== 'CLS';
      vitals[name].observe({ route, connection }, isTime ? value / 1_000 : value);
    },

    register(registry) {
      registry.registerMetric(visits);
      registry.registerMetric(reports);
      registry.registerMetric(newReports);
      for (const metric of Object.values(vitals)) registry.registerMetric(metric);
    },
  };
}
