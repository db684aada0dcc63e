// The development gateway: a message goes to the terminal and into a table, which people read at /dev/outbox and tests
// at /dev/outbox.json?phone=. Never part of a production server.

import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { normalisePhone } from '#domain/account/phone.ts';
import type { MessageContent } from '#domain/whatsapp/message.ts';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { escapeHtml } from '#server/platform/http/html.ts';
import { requireThisMachine } from '#server/platform/http/this-machine.ts';
import type { MessageGateway } from './message-gateway.ts';
import { outboxMessage } from './tables.ts';

const MAX_SHOWN = 50;

export interface Outbox extends MessageGateway {
  /** Serves the pages of the outbox, to a browser on this machine only. */
  routes(app: FastifyInstance, config: Pick<Config, 'host' | 'trustProxy'>): void;
}

export function createOutbox(db: Database, clock: Clock, print: (line: string) => void): Outbox {
  const find = (phone: string | null) =>
    db
      .select()
      .from(outboxMessage)
      .where(phone === null ? undefined : eq(outboxMessage.phone, phone))
      .orderBy(desc(outboxMessage.sentAt))
      .limit(MAX_SHOWN);

  return {
    async send({ id, phone, content }) {
      const row = { id, phone, content, sentAt: clock.now() };
      await db.insert(outboxMessage).values(row).onConflictDoNothing();
      print(`WhatsApp to +91 ${phone}: ${textOf(content)}`);
      return { ok: true, providerId: `outbox-${id}`, isDelivered: true };
    },

    routes(app, config) {
      app.get('/dev/outbox.json', { schema: { hide: true } }, async (request) => {
        requireThisMachine('The outbox', request, config);
        const { phone } = request.query as { phone?: unknown };
        const rows = await find(typeof phone === 'string' ? (normalisePhone(phone) ?? '') : null);
        return {
          messages: rows.map(({ phone, content, sentAt }) => ({
            phone,
            sentAt,
            text: textOf(content),
            ...(content.kind === 'code' ? { code: content.code } : {}),
          })),
        };
      });

      app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
        requireThisMachine('The outbox', request, config);
        reply.type('text/html; charset=utf-8');
        return page(await find(null));
      });
    },
  };
}

/** A code in the words that Meta fixes for authentication templates. */
function textOf(content: MessageContent): string {
  return content.kind === 'code'
    ? `${content.code} is your verification code. For your security, do not share this code.`
    : `${content.template}: ${content.parameters.join(' · ')}`;
}

function page(rows: readonly (typeof outboxMessage.$inferSelect)[]): string {
  const lines = rows.map(
    ({ phone, content, sentAt }) =>
      `<tr><td><time>${sentAt.toISOString()}</time></td><td>+91 ${escapeHtml(phone)}</td><td>${escapeHtml(textOf(content))}</td></tr>`,
  );
  const body =
    lines.length === 0
      ? '<p>Nothing has been sent yet.</p>'
      : `<table><caption>The last ${MAX_SHOWN} messages, the newest first</caption>
<thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Message</th></tr></thead>
<tbody>${lines.join('\n')}</tbody></table>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox of this development server</title></head>
<body><main><h1>Outbox</h1>
<p>Messages that this development server would have sent by WhatsApp.</p>
${body}</main></body></html>`;
}
