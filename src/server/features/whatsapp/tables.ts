import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type MessageContent, messageStates } from '#domain/whatsapp/message.ts';

/**
 * The keys of queued messages that must never be sent twice, as digests. The keys hold no personal data, and the
 * digests outlive messages and accounts, so rows are never deleted.
 */
export const messageKey = pgTable('message_key', {
  digest: text().primaryKey(),
});

export const message = pgTable(
  'message',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['code', 'notice'] }).notNull(),
    phone: text().notNull(),
    /** Cleared as soon as it is no longer needed for sending. */
    content: jsonb().$type<MessageContent>(),
    state: text({ enum: messageStates }).notNull().default('queued'),
    tries: integer().notNull().default(0),
    /** The provider's id. */
    providerId: text(),
    /** Why the last try failed; holds no personal data. */
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** It is not sent after this. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('message_provider_id').on(table.providerId),
    index('message_phone').on(table.phone),
    index('message_state').on(table.state, table.createdAt),
  ],
);
