import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MessageContent } from '#domain/whatsapp/message.ts';

/** What a development server would have sent; stays empty in production. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: uuid().primaryKey(),
    phone: text().notNull(),
    content: jsonb().$type<MessageContent>().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('outbox_message_phone').on(table.phone, table.sentAt)],
);
