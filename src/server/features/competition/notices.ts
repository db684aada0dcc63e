// Messages to registered families before a competition (product §11.15): that it was moved or cancelled, and reminders
// the day before and half an hour before. Each is queued in the transaction that marks its family, once.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { longDate, timeOfDay } from '#domain/time/india-dates.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import type { BatchTask } from '#server/platform/tasks/task.ts';
import { findLastChange, markReminded, markTold, type Told } from './notice-store.ts';
import { findCompetitions, type StoredCompetition } from './store.ts';

const EVERY_FIVE_MINUTES = '*/5 * * * *';
const AT_ONCE = 500;
/** A message about a change is worth sending for this long. */
const CHANGE_TOLD_MS = 2 * DAY_MS;
const NO_REASON = '–';

/** From `fromMs` to `untilMs` before the start. The approved templates at WhatsApp: day and time, or the time alone. */
const reminders = [
  { mark: 'remindedOfDay', template: 'competition_day', fromMs: DAY_MS, untilMs: 2 * HOUR_MS },
  {
    mark: 'remindedOfStart',
    template: 'competition_soon',
    fromMs: 30 * MINUTE_MS,
    untilMs: 5 * MINUTE_MS,
  },
] as const;

interface NoticeDeps {
  readonly clock: Clock;
  readonly messages: MessageService;
}

export function noticeTask({ clock, messages }: NoticeDeps): BatchTask {
  async function enqueue(
    tx: Queryable,
    told: readonly Told[],
    notice: { template: string; parameters: string[]; expiresAt: Date; about: string },
  ): Promise<number> {
    const { template, parameters, expiresAt, about } = notice;
    for (const { id, phone } of told) {
      const content = { kind: 'notice', template, parameters } as const;
      await messages.enqueue(tx, { phone, content, expiresAt, key: `${about}:${id}` });
    }
    return told.length;
  }

  async function tellChange(
    tx: Queryable,
    { id, startsAt, movedFrom }: StoredCompetition,
    limit: number,
  ): Promise<number> {
    const change = await findLastChange(tx, id);
    const now = clock.now();
    if (change === undefined || now.getTime() - change.at.getTime() > CHANGE_TOLD_MS) return 0;
    const told = await markTold(
      tx,
      { competitionId: id, registeredBy: change.at },
      change.id,
      limit,
    );
    const reason = change.reason ?? NO_REASON;
    const isCancelled = change.kind === 'cancelled';
    return enqueue(tx, told, {
      template: isCancelled ? 'competition_cancelled' : 'competition_moved',
      parameters: isCancelled
        ? [longDate(startsAt), reason]
        : [longDate(movedFrom ?? startsAt), longDate(startsAt), timeOfDay(startsAt), reason],
      expiresAt: new Date(change.at.getTime() + CHANGE_TOLD_MS),
      about: `competition-change:${change.id}`,
    });
  }

  async function remind(
    tx: Queryable,
    { id, startsAt }: StoredCompetition,
    { mark, template, fromMs, untilMs }: (typeof reminders)[number],
    limit: number,
  ): Promise<number> {
    const leftMs = startsAt.getTime() - clock.now().getTime();
    if (leftMs > fromMs || leftMs <= untilMs) return 0;
    // Who registered within this time knows the day.
    const registeredBy = new Date(startsAt.getTime() - fromMs);
    const told = await markReminded(tx, { competitionId: id, registeredBy }, mark, startsAt, limit);
    const time = timeOfDay(startsAt);
    return enqueue(tx, told, {
      template,
      parameters: mark === 'remindedOfDay' ? [longDate(startsAt), time] : [time],
      expiresAt: startsAt,
      about: `competition-${mark}:${startsAt.toISOString()}`,
    });
  }

  return {
    kind: 'batches',
    name: 'competition-notices',
    schedule: EVERY_FIVE_MINUTES,
    timeLimitMs: 10 * MINUTE_MS,
    batchSize: AT_ONCE,
    async runBatch(tx, limit) {
      let done = 0;
      for (const competition of await findCompetitions(tx)) {
        // Nobody is to come to a rehearsal.
        if (competition.isRehearsal) continue;
        done += await tellChange(tx, competition, limit - done);
        const { cancelledAt, arePapersReady } = competition;
        if (cancelledAt === null && arePapersReady) {
          for (const reminder of reminders) {
            if (done < limit) done += await remind(tx, competition, reminder, limit - done);
          }
        }
        if (done >= limit) break;
      }
      return done;
    },
  };
}
