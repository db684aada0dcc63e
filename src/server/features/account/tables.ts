import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { standards } from '#domain/account/standard.ts';

export const account = pgTable('account', {
  id: uuid().primaryKey(),
  /** Ten digits, +91 implied. */
  phone: text().notNull().unique(),
  /** The parent's name. */
  username: text().notNull(),
  childsName: text().notNull(),
  standard: text({ enum: standards }).notNull(),
  /** End of the membership, as it follows from its events; null: never a member. */
  memberUntil: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Which version of the privacy policy and terms was agreed to, and when. */
export const consent = pgTable(
  'consent',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('consent_account').on(table.accountId)],
);
