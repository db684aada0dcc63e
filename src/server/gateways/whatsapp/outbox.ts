// The development gateway: a message goes to the terminal and into a table, which people read at /dev/outbox and tests
// at /dev/outbox.json?phone=. Never part of a production server. Where others may reach the server, only the address
// with the key opens it, which is printed at the start.

import { timingSafeEqual } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normalisePhone } from '#domain/account/phone.ts';
import type { MessageContent } from '#domain/whatsapp/message.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { escapeHtml } from '#server/platform/http/html.ts';
import {
  elsewhere,
  isFromPageElsewhere,
  isThisMachine,
  type Reach,
} from '#server/platform/http/this-machine.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { MessageGateway } from './message-gateway.ts';
import { outboxMessage } from './tables.ts';

const MAX_SHOWN = 50;

const PATH = '/dev/outbox';

export interface Outbox extends MessageGateway {
  /** The path of its page with the key that opens it anywhere. */
  readonly address: string;
  /** Serves its pages to a browser on this machine, and to whoever has the key. */
  routes(app: FastifyInstance, reach: Reach): void;
}

interface OutboxDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly print: (line: string) => void;
}

export function createOutbox({ db, clock, keys, print }: OutboxDeps): Outbox {
  const key = keys.hash('outbox', PATH);
  let isReachedElsewhere = false;

  const find = (phone: string | null) =>
    db
      .select()
      .from(outboxMessage)
      .where(phone === null ? undefined : eq(outboxMessage.phone, phone))
      .orderBy(desc(outboxMessage.sentAt))
      .limit(MAX_SHOWN);

  function requireReader(request: FastifyRequest, reach: Reach): void {
    const given = Buffer.from(String((request.query as { key?: unknown }).key ?? ''));
    const right = Buffer.from(key);
    if (given.length === right.length && timingSafeEqual(given, right)) return;
    if (isReachedElsewhere || !isThisMachine(request, reach)) throw elsewhere('The outbox');
  }

  return {
    address: `${PATH}?key=${key}`,

    async send({ id, phone, content }) {
      const row = { id, phone, content, sentAt: clock.now() };
      await db.insert(outboxMessage).values(row).onConflictDoNothing();
      print(`WhatsApp to +91 ${phone}: ${textOf(content)}`);
      return { ok: true, providerId: `outbox-${id}`, isDelivered: true };
    },

    routes(app, reach) {
      app.addHook('onRequest', (request, _reply, done) => {
        isReachedElsewhere ||= isFromPageElsewhere(request);
        done();
      });

      app.get(`${PATH}.json`, { schema: { hide: true } }, async (request) => {
        requireReader(request, reach);
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

      app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
        requireReader(request, reach);
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
