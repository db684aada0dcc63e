import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Coupon } from '#domain/membership/offer.ts';
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

/** The one row of content/membership.yaml. */
export const membershipOffer = pgTable('membership_offer', {
  id: integer().primaryKey(),
  price: integer().notNull(),
  listPrice: integer().notNull(),
  coupons: jsonb().$type<Coupon[]>().notNull(),
});

/** Wrong coupons typed lately, by keyed hashes of account and address. */
export const couponTry = pgTable(
  'coupon_try',
  {
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('coupon_try_key').on(table.key, table.at)],
);
