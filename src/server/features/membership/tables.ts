import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { membershipEventKinds } from '#domain/membership/period.ts';

/** What happened to the membership of an account, which the database deletes it with. */
export const membershipEvent = pgTable(
  'membership_event',
  {
    id: uuid().primaryKey(),
    accountId: uuid().notNull(),
    kind: text({ enum: membershipEventKinds }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Of `carried-over` alone. */
    until: timestamp({ withTimezone: true }),
  },
  (table) => [index('membership_event_account').on(table.accountId)],
);
