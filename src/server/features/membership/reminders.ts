// Reminders before a membership ends, each once (product §6.7).

import { dayInIndia } from '#domain/time/india.ts';
import type { AccountService } from '#server/features/account/service.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';

const DAY_MS = 24 * 3_600_000;
/** The approved template at WhatsApp: days left, last day of the membership. */
const TEMPLATE = 'membership_reminder';

/** How many days before the end, and until when that reminder still makes sense. */
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

/** Sends the reminders that are due. The key of each message holds the end, so paying again leads to new ones. */
export async function sendReminders({
  db,
  clock,
  accounts,
  messages,
}: ReminderDeps): Promise<void> {
  const now = clock.now();
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  for (const { days, untilDays } of reminders) {
    for (const { id, phone, memberUntil } of await accounts.findMembersUntil(
      inDays(untilDays),
      inDays(days),
    )) {
      const left = Math.ceil((memberUntil.getTime() - now.getTime()) / DAY_MS);
      const parameters = [String(left), dayInIndia(memberUntil)];
      await db.transaction((tx) =>
        messages.enqueue(tx, {
          phone,
          content: { kind: 'notice', template: TEMPLATE, parameters },
          expiresAt: inDays(1),
          key: `reminder:${id}:${memberUntil.toISOString()}:${days}`,
        }),
      );
    }
  }
}
