// What the terms give a date to, as a metric: cancellations that should have been paid back (product §6.6).

import type { Registry } from 'prom-client';
import { isCounted, processedFrom } from '#domain/membership/payment.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { registerStoredGauge } from '#server/platform/stored-gauge.ts';
import { findCancellations, findFacts } from './payment-store.ts';
import { summariesFrom } from './payment-view.ts';

export function registerDeadlines(registry: Registry, db: Database, clock: Clock): void {
  registerStoredGauge(registry, {
    name: 'membership_cancellations_due',
    help: 'Cancellations whose ten days are over and that were not paid back',
    async read() {
      const ids = await findCancellations(db);
      const summaries = summariesFrom(ids.length === 0 ? [] : await findFacts(db, { ids }));
      const due = summaries.filter(
        (summary) =>
          isCounted(summary) &&
          summary.cancellationRequestedAt !== null &&
          processedFrom(summary.cancellationRequestedAt) <= clock.now(),
      );
      return [{ value: due.length }];
    },
  });
}
