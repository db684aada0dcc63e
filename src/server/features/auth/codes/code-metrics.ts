// Metrics for the operator (docs/operations.md): the outcomes of requests for a code, and the used share of the site's
// ceiling.

import { Counter, Gauge, type Registry } from 'prom-client';
import type { AccountRefusal } from '#contract/refusals.ts';
import type { Place, SendCeilings } from '#domain/auth/code-volume.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type CodeVolumes, pools } from './code-volume.ts';

/** For example `sent`, `otp-too-soon`, `address-ceiling`. */
export type CodeOutcome = 'sent' | AccountRefusal | `${Place}-ceiling`;

/** The names in the metrics. */
const REQUESTED_BY = {
  'sign-ups': 'strangers',
  logins: 'logins',
  'signed in': 'families',
} as const;

export interface CodeMetrics {
  count(outcome: CodeOutcome): void;
  register(registry: Registry): void;
}

interface CodeMetricsDeps {
  readonly db: Database;
  readonly volumes: CodeVolumes;
  readonly ceilings: SendCeilings;
}

export function createCodeMetrics({ db, volumes, ceilings }: CodeMetricsDeps): CodeMetrics {
  const outcomes = new Counter({
    name: 'otp_requests_total',
    help: 'Requests for a one-time code by outcome, in this process',
    labelNames: ['outcome'],
    registers: [],
  });
  const used = new Gauge({
    name: 'otp_site_ceiling_used_ratio',
    help: 'Share of the ceiling of all one-time codes that is used, by all processes',
    labelNames: ['window', 'requested_by'],
    registers: [],
    async collect() {
      this.reset();
      for (const pool of pools) {
        // Only the site is looked at. Without a database the other metrics are still reported.
        const found = await volumes.of(db, { pool, origin: null }).catch(() => null);
        if (found?.site === undefined) return;
        const { inHour, inDay } = found.site;
        const by = REQUESTED_BY[pool];
        this.set({ window: 'hour', requested_by: by }, inHour / ceilings.site.perHour);
        this.set({ window: 'day', requested_by: by }, inDay / ceilings.site.perDay);
      }
    },
  });
  return {
    count: (outcome) => outcomes.inc({ outcome }),
    register(registry) {
      registry.registerMetric(outcomes);
      registry.registerMetric(used);
    },
  };
}
