import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Coupon } from '#domain/membership/offer.ts';
import type { PaymentFact } from '#domain/membership/payment.ts';
import { membershipEventKinds } from '#domain/membership/period.ts';
import type { Site } from '#domain/site/site.ts';

/** Events of the membership of an account; the database deletes them with the account. */
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

/** The one row of content/membership.yaml. */
export const membershipOffer = pgTable('membership_offer', {
  id: integer().primaryKey(),
  price: integer().notNull(),
  listPrice: integer().notNull(),
  coupons: jsonb().$type<Coupon[]>().notNull(),
});

/** A fact as JSON: its time is a text. */
export type StoredFact = PaymentFact extends infer Fact
  ? Fact extends PaymentFact
    ? Omit<Fact, 'at'> & { readonly at: string }
    : never
  : never;

/**
 * The ledger: every event about money, once. Rows name no one and are kept when an account is deleted or an older
 * backup restored; the owner of a payment is in `payment`.
 */
export const paymentEvent = pgTable(
  'payment_event',
  {
    /** The provider's id of the event, or one of ours, such as `receipt:GG-2026-27-000001`. */
    id: text().primaryKey(),
    /** Digest of the body, so that a replay under another id is detected; null for events of ours. */
    digest: text().unique(),
    type: text().notNull(),
    paymentId: text(),
    /** Null: changes nothing. */
    fact: jsonb().$type<StoredFact>(),
    /** The received event without personal data; cleared after 180 days. */
    payload: jsonb(),
    at: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('payment_event_payment').on(table.paymentId),
    index('payment_event_type').on(table.type, table.id),
  ],
);

/** The owner of each payment. */
export const payment = pgTable(
  'payment',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    /** A keyed hash of the phone it was made for; null: not known, or erased. */
    phoneKey: text(),
    /** Null: the phone has no account (yet). */
    accountId: uuid(),
    /** The account in whose session its payment page was opened; null: somebody else's, or not known. */
    startedBy: uuid(),
    /** When it first became known. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether its receipt is still to be issued. */
    needsReceipt: boolean().notNull().default(false),
  },
  (table) => [
    index('payment_phone').on(table.phoneKey),
    index('payment_account').on(table.accountId),
    index('payment_receipt').on(table.id).where(sql`${table.needsReceipt}`),
  ],
);

/** A receipt as it was issued: what it says never changes. The database deletes it with the account. */
export const receipt = pgTable(
  'receipt',
  {
    number: text().primaryKey(),
    paymentId: text().notNull(),
    accountId: uuid().notNull(),
    /** Ten digits: the phone of the account at that time. */
    phone: text().notNull(),
    paidAt: timestamp({ withTimezone: true }).notNull(),
    /** In paise. */
    amount: integer().notNull(),
    seller: jsonb().$type<Site>().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('receipt_account').on(table.accountId)],
);

/** A coupon that was applied, and the payment that used it. */
export const couponUse = pgTable(
  'coupon_use',
  {
    id: uuid().primaryKey(),
    code: text().notNull(),
    /** Null: erased. */
    phoneKey: text(),
    at: timestamp({ withTimezone: true }).notNull(),
    paymentId: text().unique(),
  },
  (table) => [
    index('coupon_use_code').on(table.code),
    index('coupon_use_phone').on(table.phoneKey),
  ],
);

/** Audit of what operators did to which payment, and when. Names no payer. */
export const paymentAudit = pgTable('payment_audit', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** The user of the operating system. */
  operator: text().notNull(),
  action: text().notNull(),
  paymentId: text(),
  outcome: text().notNull(),
});
