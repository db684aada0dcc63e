// By when the results of a competition are promised (product §11.10), as a metric.

import type { Registry } from 'prom-client';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Database } from '#server/platform/database/database.ts';
import { registerStoredGauge } from '#server/platform/stored-gauge.ts';
import type { Calendar } from '../calendar.ts';
import { findCompetitionsWithEntries } from './result-store.ts';

export function registerDeadlines(registry: Registry, db: Database, calendar: Calendar): void {
  registerStoredGauge(registry, {
    name: 'competition_results_due_timestamp_seconds',
    help: 'By when the results of a competition are promised, until they are announced',
    labelNames: ['competition'],
    async read() {
      const played = await findCompetitionsWithEntries(db);
      const waiting = (await calendar.all()).filter(
        ({ id, announcedAt }) => announcedAt === null && played.includes(id),
      );
      return waiting.map(({ id, startsAt, resultsWithinDays }) => ({
        labels: { competition: String(id) },
        value: (startsAt.getTime() + resultsWithinDays * DAY_MS) / 1_000,
      }));
    },
  });
}
