// docs/privacy.md and the nightly job: every table has its line, and what is due is deleted, nothing else.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from './testing/fake-clock.ts';
import {
  captured,
  type FakeRazorpay,
  paymentEntity,
  startFakeRazorpay,
} from './testing/fake-razorpay.ts';
import { consent, Parent } from './testing/parent.ts';
import { runRetention } from './testing/run-tasks.ts';
import { SAMPLE_CONTENT } from './testing/sample-content.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestGateway } from './testing/test-gateway.ts';

const DAY = 24 * 3_600_000;
const clock = createFakeClock('2026-01-10T10:00:00Z');
const gateway = createTestGateway();
let razorpay: FakeRazorpay;
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  razorpay = await startFakeRazorpay();
  const config = { razorpay: razorpay.settings };
  site = await createTestApp({ clock, gateway, contentDir: SAMPLE_CONTENT, config });
});
afterAll(async () => {
  await site.close();
  await razorpay.close();
});

const signedUp = () => new Parent(site, gateway).signUp();
const isThere = async ({ id }: Parent) => (await site.services.accounts.find(id)) !== undefined;

/** Advances the clock by so many days, then runs the nightly tasks. */
async function passNights(days: number): Promise<void> {
  clock.advance(days * DAY);
  await runRetention(site.services);
}

async function countOf(table: string, column: string, value: string): Promise<number> {
  const { rows } = await site.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)}::text = ${value}`,
  );
  return rows[0]?.count ?? 0;
}

it('every table of the database has its line in docs/privacy.md, and every line its table', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/privacy.md'), 'utf8');
  const lines = page.split('## Elsewhere')[0]?.match(/^\| `.*$/gm) ?? [];
  const described = lines.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const { rows } = await site.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  expect(described.toSorted()).toEqual(rows.map(({ name }) => name));
  expect(lines.filter((line) => line.split('|').some((cell) => cell === ' '))).toEqual([]);
});

describe('what is due every night', () => {
  it('deletes codes and counts after a day or two, messages after 90 days, and no account', async () => {
    const asha = await signedUp();
    const codes = () => countOf('one_time_code', 'phone', asha.phone);
    const messages = () => countOf('message', 'phone', asha.phone);
    const attempts = () => countOf('attempt', 'kind', 'code-to-phone');
    clock.advance(DAY - 60_000);
    await runRetention(site.services);
    expect([await codes(), await messages(), (await attempts()) > 0]).toEqual([1, 1, true]);
    await passNights(1);
    expect([await codes(), await messages(), await attempts()]).toEqual([0, 1, 0]);
    await passNights(87);
    expect(await messages()).toBe(1);
    await passNights(2);
    expect([await messages(), await isThere(asha)]).toEqual([0, true]);
  });

  it('deletes a device 30 days after it was logged out', async () => {
    const asha = await signedUp();
    const sessions = () => countOf('session', 'account_id', asha.id);
    await asha.post('logout');
    await passNights(29);
    expect(await sessions()).toBe(1);
    await passNights(2);
    expect(await sessions()).toBe(0);
  });

  it('asks the parent of an account unused for three years, once, and deletes it 30 days later', async () => {
    const asha = await signedUp();
    const notices = () =>
      gateway.sent.filter(
        ({ phone, content }) => phone === asha.phone && content.kind === 'notice',
      );
    await passNights(3 * 365 - 40);
    expect(notices()).toEqual([]);
    const usedSince = await signedUp();
    await passNights(15);
    await expect.poll(notices).toHaveLength(1);
    const [notice] = notices();
    expect(notice?.content).toMatchObject({
      template: 'account_unused',
      parameters: [expect.stringMatching(/^\d{1,2} \w+ 20\d\d$/)],
    });
    expect(JSON.stringify(notice?.content)).not.toMatch(/Meera|Asha|Rao/);
    await passNights(29);
    expect([await isThere(asha), notices().length]).toEqual([true, 1]);
    await passNights(1);
    expect([await isThere(asha), await isThere(usedSince)]).toEqual([false, true]);
    expect(await countOf('consent', 'account_id', asha.id)).toBe(0);
  });

  it('keeps an account that is used after the question, and one that is paid for', async () => {
    const asha = await signedUp();
    const member = await signedUp();
    for (let year = 0; year < 5; year += 1) await site.services.membership.grantYear(member.phone);
    await passNights(3 * 365 - 20);
    clock.advance(60_000);
    expect((await asha.elsewhere().logInWithPassword()).statusCode).toBe(200);
    await passNights(60);
    expect([await isThere(asha), await isThere(member)]).toEqual([true, true]);
  });

  it('is late without harm: the parent still gets 30 days', async () => {
    const asha = await signedUp();
    await passNights(5 * 365);
    await passNights(29);
    expect(await isThere(asha)).toBe(true);
    await passNights(1);
    expect(await isThere(asha)).toBe(false);
  });

  it('deletes an account 90 days after its number went to somebody else, whose own things stay', async () => {
    const asha = await signedUp();
    clock.advance(400 * DAY);
    const stranger = new Parent(site, gateway, asha.phone);
    await stranger.logInWithCode();
    await stranger.post('not-mine', { phone: asha.phone });
    const phone = asha.phone;
    const details = { username: 'Vikram', childsName: 'Arjun', standard: 'a-5th' };
    const form = { phone, ...details, password: 'papaya tree', consent };
    Object.assign(stranger, (await stranger.post('signup', form)).json());
    await passNights(89);
    expect([await isThere(asha), await isThere(stranger)]).toEqual([true, true]);
    await stranger.logInWithCode();
    await passNights(1);
    expect([await isThere(asha), await isThere(stranger)]).toEqual([false, true]);
    expect(await countOf('message', 'phone', phone)).toBeGreaterThan(0);
  });

  it('keeps what the provider sent for 180 days, a payment for eight years, what a limit counted for a day', async () => {
    const asha = await signedUp();
    const at = clock.now().getTime() / 1000;
    const payment = paymentEntity(asha.phone, { created_at: at });
    const url = '/api/membership/webhook';
    const event = captured(payment, { at });
    expect((await site.app.inject({ method: 'POST', url, ...event })).statusCode).toBe(200);
    await asha.call('POST', '/api/membership/coupon', { code: 'MANGO' });
    const counts = async () => {
      const { rows } = await site.db.execute(sql`select 1 from limit_count`);
      return rows.length;
    };
    expect(await counts()).toBeGreaterThan(0);
    const kept = async () => {
      const { rows } = await site.db.execute<{ events: number; payloads: number }>(
        sql`select count(*)::int as events, count(payload)::int as payloads from payment_event where payment_id = ${payment.id} and type = 'payment.captured'`,
      );
      return rows[0];
    };
    await passNights(1);
    expect(await counts()).toBe(0);
    await passNights(178);
    expect(await kept()).toEqual({ events: 1, payloads: 1 });
    await passNights(2);
    expect(await kept()).toEqual({ events: 1, payloads: 0 });
    await passNights(8 * 365 - 182);
    expect(await kept()).toEqual({ events: 1, payloads: 0 });
    await passNights(10);
    expect(await kept()).toEqual({ events: 0, payloads: 0 });
    expect(await countOf('payment', 'id', payment.id)).toBe(0);
  });
});
