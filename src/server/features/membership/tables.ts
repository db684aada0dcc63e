import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { membershipEventKinds } from '#domain/membership/period.ts';

/** What happened to the membership of an account; the database deletes it with the account. */
export const membershipEvent = pgTable(
  'membership_event',
  {
    id: uuid().primaryKey(),
    accountId: uuid().notNull(),
    kind: text({ enum: membershipEventKinds }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Only for `carried-over`. */
    until: timestamp({ withTimezone: true }),
  },
  (table) => [index('membership_event_account').on(table.accountId)],
);
