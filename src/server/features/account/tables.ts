import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { guardianProofs, noticeLanguages } from '#domain/account/consent.ts';
import { standards } from '#domain/account/standard.ts';

export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey(),
    /** Ten digits, +91 implied. */
    phone: text().notNull(),
    /** The parent's name. */
    username: text().notNull(),
    childsName: text().notNull(),
    standard: text({ enum: standards }).notNull(),
    /** End of the membership, as it follows from its events; null: never a member. */
    memberUntil: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The newest agreed version of the privacy policy and terms; null: none. */
    agreedVersion: text(),
    /** Accurate to a day. */
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the parent was asked whether the unused account is still wanted; null after it is used again. */
    askedAt: timestamp({ withTimezone: true }),
    /** When the new owner of the number said that the account is not theirs; it has no phone from then on. */
    detachedAt: timestamp({ withTimezone: true }),
    /** When the parent withdrew the consent; null after agreeing again. */
    consentWithdrawnAt: timestamp({ withTimezone: true }),
    /** When the account ends for want of a consent, as the parent was told; null: it does not. */
    endsAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('account_phone').on(table.phone).where(sql`${table.detachedAt} is null`)],
);

/** What was agreed to: the version of the privacy policy and terms, the language of the notice, and the statement. */
export const consent = pgTable(
  'consent',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    language: text({ enum: noticeLanguages }).notNull(),
    isGuardian: boolean().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('consent_account').on(table.accountId)],
);

/** What makes the statement of being the guardian credible: each kind once. */
export const guardianProof = pgTable(
  'guardian_proof',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text({ enum: guardianProofs }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);

/** A consent after its account was deleted: no name, no phone, only a keyed hash of the phone. */
export const consentReceipt = pgTable(
  'consent_receipt',
  {
    phoneHash: text().notNull(),
    version: text().notNull(),
    language: text({ enum: noticeLanguages }).notNull(),
    isGuardian: boolean().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.phoneHash, table.version, table.at] })],
);
