// A webhook of WhatsApp holds up to a thousand statuses, in any order and more than once.

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DeliveryStatus, deliveryStatuses } from '#domain/whatsapp/message.ts';
import { type Database, openDatabase, openPool } from '#server/platform/database/database.ts';
import { createTestDatabase } from '#server/testing/test-app.ts';
import { applyStatuses } from './store.ts';
import { message } from './tables.ts';

const MESSAGES = 250;
const ONE_BY_ONE = 48;
const AT = new Date('2026-11-21T10:00:00Z');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, 3, () => {});
  db = openDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Messages that were sent, each by another name at the provider. */
async function sendMessages(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.insert(message).values(
    ids.map((id, place) => ({
      id,
      kind: place % 2 === 0 ? ('code' as const) : ('notice' as const),
      phone: '9876543210',
      content: { kind: 'notice' as const, template: 'result', parameters: ['Meera'] },
      state: 'sent' as const,
      providerId: `wamid.${id}`,
      createdAt: AT,
      expiresAt: AT,
      changedAt: AT,
    })),
  );
  return ids;
}

function noticesOf(id: string, statuses: readonly DeliveryStatus[], isByOurId: boolean) {
  return statuses.map((status, place) => ({
    providerId: `wamid.${id}`,
    messageId: isByOurId ? id : undefined,
    status,
    at: new Date(AT.getTime() + place * 1_000),
    reason: status === 'failed' ? '131026 Message undeliverable' : undefined,
  }));
}

/** What became of the messages, in the order of `ids`. */
async function outcomes(ids: readonly string[]) {
  const rows = new Map((await db.select().from(message)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const { state, reason, content } = rows.get(id) ?? {};
    return { state, reason, isCleared: content === null };
  });
}

/** A thousand notices: each message is told of a different choice of statuses. */
function thousandNotices(ids: readonly string[]) {
  return ids.flatMap((id, place) => {
    const statuses = deliveryStatuses.filter((_status, bit) => (place >> bit) % 2 === 0);
    return noticesOf(id, [...statuses, ...statuses], place % 3 === 0);
  });
}

it('ends the same in whatever order they come, all at once or one by one', async () => {
  const [first, second, third] = [
    await sendMessages(MESSAGES),
    await sendMessages(MESSAGES),
    await sendMessages(ONE_BY_ONE),
  ];
  const notices = thousandNotices(first);
  expect(notices.length).toBeGreaterThanOrEqual(900);
  expect(await applyStatuses(db, notices, AT)).toBe(notices.length);
  await applyStatuses(db, thousandNotices(second).reverse(), AT);
  for (const notice of thousandNotices(third)) await applyStatuses(db, [notice], AT);

  const expected = await outcomes(first);
  expect(new Set(expected.map(({ state }) => state))).toEqual(
    new Set(['sent', 'failed', 'delivered', 'read']),
  );
  expect(await outcomes(second)).toEqual(expected);
  expect(await outcomes(third)).toEqual(expected.slice(0, ONE_BY_ONE));
});

it('takes one transaction, and two that overlap do not lock each other out', async () => {
  const ids = await sendMessages(MESSAGES);
  let taken = 0;
  pool.on('acquire', () => {
    taken += 1;
  });
  await Promise.all([
    applyStatuses(db, thousandNotices(ids), AT),
    applyStatuses(db, thousandNotices(ids).reverse(), AT),
  ]);
  expect(taken).toBe(2);
});

it('ignores statuses of other messages', async () => {
  const [id = ''] = await sendMessages(1);
  const foreign = noticesOf(randomUUID(), ['read'], true);
  expect(await applyStatuses(db, [...foreign, ...noticesOf(id, ['read'], false)], AT)).toBe(1);
  expect(await outcomes([id])).toEqual([{ state: 'read', reason: null, isCleared: true }]);
});
