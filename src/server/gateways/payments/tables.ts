import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export interface SandboxRefund {
  readonly id: string;
  readonly amount: number;
  readonly created_at: number;
}

/** The payments that the sandbox has taken; stays empty in production. Amounts are in paise. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    id: text().primaryKey(),
    phone: text().notNull(),
    checkout: text(),
    amount: integer().notNull(),
    status: text({ enum: ['captured', 'failed'] }).notNull(),
    refunds: jsonb().$type<readonly SandboxRefund[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_payment_phone').on(table.phone, table.createdAt)],
);
