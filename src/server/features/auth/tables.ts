import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { codePurposes } from '#domain/auth/one-time-code.ts';

/** The password of an account; the database deletes it with the account. */
export const password = pgTable('password', {
  accountId: uuid().primaryKey(),
  /** argon2id, with its parameters. */
  hash: text().notNull(),
});

/**
 * A signed-in device: a family of refresh tokens (src/domain/auth/token-family.ts). The database deletes it with the
 * account (defined in a migration, since a feature does not name another's table).
 */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    accountId: uuid().notNull(),
    device: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When a code sent to the phone last verified the person. */
    codeProvedAt: timestamp({ withTimezone: true }),
    number: integer().notNull(),
    rotatedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('session_account').on(table.accountId)],
);

/** The newest code of a phone for each purpose: one for strangers, and one for each device that the account knows. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    phone: text().notNull(),
    purpose: text({ enum: codePurposes }).notNull(),
    /** The id of a known device; empty for any other. */
    device: text().notNull().default(''),
    codeHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    wrongTries: integer().notNull().default(0),
    usedAt: timestamp({ withTimezone: true }),
    messageId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.purpose, table.device] })],
);

/** One row per counted event, such as a code sent to a phone; keys are hashed, rows are kept for a day. */
export const attempt = pgTable(
  'attempt',
  {
    kind: text().notNull(),
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('attempt_key').on(table.key, table.kind, table.at)],
);

/**
 * How many codes were sent for an address, a network or the whole site, in steps of five minutes; keys are hashed, rows
 * are kept for a day. One row counts many events, so that a day can be summed up quickly.
 */
export const codeVolume = pgTable(
  'code_volume',
  {
    key: text().notNull(),
    /** The start of the five minutes. */
    since: timestamp({ withTimezone: true }).notNull(),
    sent: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.since] })],
);
