import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { codePurposes } from '#domain/account/one-time-code.ts';

/** The newest code of a phone for each purpose. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    phone: text().notNull(),
    purpose: text({ enum: codePurposes }).notNull(),
    codeHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    wrongTries: integer().notNull().default(0),
    usedAt: timestamp({ withTimezone: true }),
    messageId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.purpose] })],
);
