// The database goes away under the webhooks: the provider is told to come again, and what it sends again counts once.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  captured,
  type FakeRazorpay,
  paymentEntity,
  startFakeRazorpay,
} from '#server/testing/fake-razorpay.ts';
import { Parent } from '#server/testing/parent.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { startTcpProxy, type TcpProxy } from '#server/testing/tcp-proxy.ts';
import { createTestApp, createTestDatabase } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const gateway = createTestGateway();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: TcpProxy;
let razorpay: FakeRazorpay;
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startTcpProxy(database.url);
  razorpay = await startFakeRazorpay();
  site = await createTestApp({
    contentDir: SAMPLE_CONTENT,
    gateway,
    databaseUrl: proxy.url,
    isSending: false,
    config: { razorpay: razorpay.settings },
  });
});
afterAll(async () => {
  await site.close();
  await razorpay.close();
  await proxy.cut();
  await database.drop();
});

const post = (event: { payload: string; headers: Record<string, string> }) =>
  site.app.inject({ method: 'POST', url: '/api/membership/webhook', ...event });

async function signUp(): Promise<Parent> {
  const parent = new Parent(site, gateway);
  await site.db.execute(
    sql`insert into account (id, phone, username, childs_name, standard, created_at, last_used_at)
      values (gen_random_uuid(), ${parent.phone}, 'Asha', 'Meera', 'a-4th', now(), now())`,
  );
  return parent;
}

async function stateOf(phone: string, paymentId: string) {
  const { rows } = await site.db.execute(
    sql`select (select member_until is not null from account where phone = ${phone}) as "isMember",
      (select count(*)::int from payment_event where payment_id = ${paymentId}) as events`,
  );
  return rows[0];
}

it('is answered with 503, and the same webhook succeeds when the database is back', async () => {
  const parent = await signUp();
  const payment = paymentEntity(parent.phone);
  const event = captured(payment);
  await proxy.cut();
  const refused = await post(event);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBeDefined();
  await proxy.mend();
  await vi.waitUntil(async () => (await post(event)).statusCode === 200, { timeout: 20_000 });
  expect((await post(event)).json()).toEqual({ received: 0 });
  expect(await stateOf(parent.phone, payment.id)).toEqual({ isMember: true, events: 1 });
});

it.each([
  ['before anything is written', 'payment_event'],
  ['after the event, before whose it is', 'payment'],
  ['after all of it, before the membership', 'account'],
])('a connection lost %s leaves nothing half done', async (_name, table) => {
  const parent = await signUp();
  const payment = paymentEntity(parent.phone);
  const event = captured(payment);
  // Whatever writes to this table waits until its connection is cut.
  const locking = site.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in share row exclusive mode`);
    const reply = post(event);
    await vi.waitUntil(
      async () => {
        const { rows } = await tx.execute<{ waiting: number }>(
          sql`select count(*)::int as waiting from pg_locks where not granted`,
        );
        return (rows[0]?.waiting ?? 0) > 0;
      },
      { timeout: 10_000 },
    );
    await proxy.cut();
    return reply;
  });
  await locking.catch(() => {});
  await proxy.mend();
  const none = { isMember: false, events: 0 };
  await vi.waitUntil(
    async () =>
      JSON.stringify(await stateOf(parent.phone, payment.id).catch(() => null)) ===
      JSON.stringify(none),
    { timeout: 20_000 },
  );
  expect((await post(event)).json()).toEqual({ received: 1 });
  expect(await stateOf(parent.phone, payment.id)).toEqual({ isMember: true, events: 1 });
});
