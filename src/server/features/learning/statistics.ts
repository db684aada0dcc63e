// What real answers say about each question (product §7.15): counted every night, kept as long as answers are.

import { DAY_MS } from '#domain/time/durations.ts';
import { dayInIndia } from '#domain/time/india.ts';
import type { Clock } from '#server/platform/clock.ts';
import { notifyContentChanged } from '#server/platform/content/content-notice.ts';
import type { Database } from '#server/platform/database/database.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import { KEPT_MS } from './answers.ts';
import { countFirstAnswers, deleteStatisticsBefore, STATISTICS } from './statistics-store.ts';

/** Devices that were offline bring their answers later. */
const DAYS_COUNTED_AGAIN = 7;

export function statisticsTasks(db: Database, clock: Clock): readonly Task[] {
  const dayBefore = (ms: number) => dayInIndia(new Date(clock.now().getTime() - ms));
  return [
    {
      kind: 'whole',
      name: 'count-first-answers',
      schedule: '40 3 * * *',
      timeLimitMs: 60 * 60_000,
      async run(signal) {
        let counted = 0;
        for (let days = DAYS_COUNTED_AGAIN; days >= 1; days -= 1) {
          signal.throwIfAborted();
          counted += await countFirstAnswers(db, dayBefore(days * DAY_MS));
        }
        await notifyContentChanged(db, STATISTICS);
        return counted;
      },
    },
    retention('clear-learning-statistics', (tx, limit) =>
      deleteStatisticsBefore(tx, dayBefore(KEPT_MS), limit),
    ),
  ];
}
