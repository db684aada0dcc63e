// Reminders before a membership ends, each once (product §6.7).

import { DAY_MS } from '#domain/time/durations.ts';
import { dayInIndia } from '#domain/time/india.ts';
import type { AccountService } from '#server/features/account/service.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ItemTask } from '#server/platform/tasks/task.ts';

const MORNING = '0 10 * * *';
/** The approved template at WhatsApp: days left, last day of the membership. */
const TEMPLATE = 'membership_reminder';

/** `days` before the end; a reminder is no longer sent when `untilDays` are left. */
const reminders = [
  { days: 14, untilDays: 3 },
  { days: 3, untilDays: 0 },
] as const;

interface ReminderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly accounts: AccountService;
  readonly messages: MessageService;
}

/** The key of each message contains the end, so another payment leads to new reminders. */
export function reminderTasks({ db, clock, accounts, messages }: ReminderDeps): ItemTask[] {
  const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);

  return reminders.map(({ days, untilDays }) => ({
    kind: 'items',
    name: `remind-${days}-days-before-the-end`,
    schedule: MORNING,
    timeLimitMs: 30 * 60_000,
    findItems: (after, limit) =>
      accounts.findMembersUntil({
        from: inDays(untilDays),
        until: inDays(days),
        after,
        limit,
      }),
    runItem: (id) =>
      db.transaction(async (tx) => {
        const account = await accounts.lock(tx, id);
        const until = account?.memberUntil;
        if (!account || !until || until <= inDays(untilDays) || until > inDays(days)) return;
        const left = Math.ceil((until.getTime() - clock.now().getTime()) / DAY_MS);
        await messages.enqueue(tx, {
          phone: account.phone,
          content: {
            kind: 'notice',
            template: TEMPLATE,
            parameters: [String(left), dayInIndia(until)],
          },
          expiresAt: inDays(1),
          key: `reminder:${id}:${until.toISOString()}:${days}`,
        });
      }),
  }));
}
