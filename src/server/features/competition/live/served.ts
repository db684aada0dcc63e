// What this process has served, from its metrics.

import type { Registry } from 'prom-client';
import type { ServedCounts } from '#domain/competition/live-counts.ts';
import { largestOf, sumOf } from '#server/platform/served-counts.ts';

const FIRST_ERROR = 500;
const DURATIONS = 'http_request_duration_seconds';
const CODES = 'otp_requests_total';

export async function readServedCounts(metrics: Registry): Promise<ServedCounts> {
  return {
    errors: await sumOf(
      metrics,
      DURATIONS,
      ({ status }, name) => name === `${DURATIONS}_count` && Number(status) >= FIRST_ERROR,
    ),
    shed: await sumOf(metrics, 'requests_shed_total'),
    codesSent: await sumOf(metrics, CODES, ({ outcome }) => outcome === 'sent'),
    codesRefused: await sumOf(metrics, CODES, ({ outcome }) => outcome !== 'sent'),
    codesUsed: await largestOf(metrics, 'otp_site_ceiling_used_ratio'),
  };
}
