// What one account, link or network may cause, however hard it tries (product §14.5): each of these held the process, or
// passed its limit, before there was a limiter.

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFakeClock } from './testing/fake-clock.ts';
import { Parent, type Reply } from './testing/parent.ts';
import { refusalOf } from './testing/read-reply.ts';
import { SAMPLE_CONTENT } from './testing/sample-content.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestGateway } from './testing/test-gateway.ts';

const DAY = 24 * 3_600_000;
const QUESTION = 'basic-nouns-e1-01';
const clock = createFakeClock('2026-11-22T06:30:00Z');
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let beside: typeof site;

beforeAll(async () => {
  site = await createTestApp({ clock, gateway, contentDir: SAMPLE_CONTENT });
  beside = await createTestApp({ clock, gateway, databaseUrl: site.url, isSending: false });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

const signedUp = () => new Parent(site, gateway).signUp();

/** The same session at the other process. */
function at(other: typeof site, { phone, token, id }: Parent): Parent {
  return Object.assign(new Parent(other, gateway, phone), { token, id });
}

/** How many replies have each status. */
function statusesOf(replies: readonly Reply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of replies) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

const manyTimes = <T>(times: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

/** Makes these calls while the answers are locked, so that one waits for them until the others have their replies. */
async function whileOneIsBusy(times: number, call: () => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  let calls: Promise<unknown> = Promise.resolve();
  await site.db.transaction(async (tx) => {
    await tx.execute(sql`lock table learning_answer`);
    calls = manyTimes(times, async () => replies.push(await call()));
    await vi.waitUntil(() => replies.length === times - 1, { timeout: 20_000 });
  });
  await calls;
  return replies;
}

function answers(count: number, changes: object = {}) {
  const now = clock.now().getTime();
  return {
    now,
    answers: Array.from({ length: count }, () => ({
      id: randomUUID(),
      item: QUESTION,
      answer: 0,
      at: now,
      hint: false,
      tookMs: 1_000,
      ...changes,
    })),
  };
}

/** As an account would have them after years, or after 250 calls by a script without limits. */
async function addAnswers({ id }: Parent, count: number): Promise<void> {
  for (let from = 1; from <= count; from += 5_000) await addSomeAnswers(id, from, from + 4_999);
  await site.db.execute(sql`
    insert into learning_item (account_id, item, due, is_right, last_at)
    values (${id}, ${QUESTION}, null, false, ${clock.now()})`);
}

async function addSomeAnswers(id: string, from: number, to: number): Promise<void> {
  await site.db.execute(sql`
    insert into learning_answer (account_id, id, item, answer, is_right, has_hint, error, took_ms, at)
    select ${id}, gen_random_uuid(), ${QUESTION}, '0', false, false, 'manner-word-for-naming-word', 1000,
      ${clock.now()}::timestamptz - n * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) n`);
}

describe('documents', () => {
  it('are made one at a time for an account, in all processes together', async () => {
    const asha = await signedUp();
    const there = at(beside, asha);
    const replies = await manyTimes(40, (index) =>
      (index % 2 === 0 ? asha : there).get('report/pdf'),
    );
    const statuses = statusesOf(replies);
    expect(Object.keys(statuses)).toEqual(['200', '429']);
    expect(statuses[200]).toBeLessThanOrEqual(3);
    const refused = replies.find(({ statusCode }) => statusCode === 429);
    if (refused === undefined) throw new Error('nothing was refused');
    expect(refused.headers['retry-after']).toBe('2');
    expect(refusalOf(refused)).toMatchObject({
      name: 'RateLimitError',
      details: { reason: 'still-busy', retryAfterSeconds: 2 },
    });
    // Afterwards it is as before.
    expect((await asha.get('report/pdf')).statusCode).toBe(200);
  });
});

describe('the export', () => {
  it('of 50,000 answers is one JSON, of which nobody holds more than a part', async () => {
    const asha = await signedUp();
    await addAnswers(asha, 50_000);
    const { body } = await asha.get('export');
    const parsed = JSON.parse(body);
    expect(parsed.account).toMatchObject({ childsName: 'Meera' });
    expect(parsed.answers).toHaveLength(50_000);
    expect(new Set(parsed.answers.map((answer: { id: string }) => answer.id)).size).toBe(50_000);
    expect(parsed.sessions).toHaveLength(1);
    const owner = { accountId: asha.id, codeProvedAt: null };
    const sizes: number[] = [];
    for await (const part of await site.services.accounts.exportAll(owner)) sizes.push(part.length);
    expect(Math.max(...sizes)).toBeLessThan(body.length / 20);
  });

  it('is made one at a time, and ten times an hour', async () => {
    const asha = await signedUp();
    expect(statusesOf(await whileOneIsBusy(20, () => asha.get('export')))).toEqual({
      200: 1,
      429: 19,
    });
    const statuses = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await asha.get('export')).statusCode);
    expect(statuses).toEqual([...Array(9).fill(200), 429, 429, 429]);
  });
});

describe('answers', () => {
  it('to one item count fifty times a day', async () => {
    const asha = await signedUp();
    expect((await asha.post('answers', answers(60))).json()).toEqual({ kept: 50 });
    expect((await asha.post('answers', answers(10))).json()).toEqual({ kept: 0 });
    const yesterday = clock.now().getTime() - DAY;
    const older = await asha.post('answers', answers(10, { at: yesterday }));
    expect(older.json()).toEqual({ kept: 10 });
    const other = await asha.post('answers', answers(1, { item: 'basic-nouns-e1-02' }));
    expect(other.json()).toEqual({ kept: 1 });
  });

  it('sent again are kept still', async () => {
    const asha = await signedUp();
    const sent = answers(50);
    expect((await asha.post('answers', sent)).json()).toEqual({ kept: 50 });
    expect((await asha.post('answers', sent)).json()).toEqual({ kept: 50 });
  });

  it('of a day have an end, and of a minute', async () => {
    const asha = await signedUp();
    const statuses = [];
    for (let call = 0; call < 16; call += 1) {
      statuses.push((await asha.post('answers', answers(200))).statusCode);
    }
    expect(statuses).toEqual([...Array(15).fill(200), 429]);
    clock.advance(DAY);
    await asha.refresh();
    const calls = [];
    for (let call = 0; call < 62; call += 1) calls.push(await asha.post('answers', answers(1)));
    expect(statusesOf(calls)).toEqual({ 200: 60, 429: 2 });
  });
});

it('the report is made once, until an answer arrives', async () => {
  const asha = await signedUp();
  await addAnswers(asha, 1_000);
  const report = async () => (await asha.get('report')).json() as { weeks: { items: number }[] };
  const thisWeek = async () => (await report()).weeks.at(-1)?.items ?? 0;
  const before = await thisWeek();
  // What nobody has told the server of does not show: it was not made again.
  await site.db.execute(sql`delete from learning_answer where account_id = ${asha.id}`);
  expect(await thisWeek()).toBe(before);
  expect((await asha.post('answers', answers(1))).json()).toEqual({ kept: 1 });
  expect(await thisWeek()).toBe(1);
  // Nor does yesterday's report show today.
  clock.advance(7 * DAY);
  await asha.refresh();
  expect(await thisWeek()).toBe(0);
});

describe('logins with the right password', () => {
  it('are thirty an hour, and leave twenty sessions behind', async () => {
    const asha = await signedUp();
    const login = () => asha.elsewhere().logInWithPassword();
    const statuses = [];
    for (let time = 0; time < 34; time += 1) statuses.push((await login()).statusCode);
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429, 429, 429]);
    const { rows } = await site.db.execute(
      sql`select 1 from session where account_id = ${asha.id}`,
    );
    expect(rows).toHaveLength(20);
    // A family elsewhere logs in as ever, and so does this one in an hour.
    const ben = await signedUp();
    expect((await ben.elsewhere().logInWithPassword()).statusCode).toBe(200);
    clock.advance(3_600_000);
    expect((await login()).statusCode).toBe(200);
  });

  it('do not count when the password is wrong', async () => {
    const asha = await signedUp();
    for (let time = 0; time < 5; time += 1) await asha.elsewhere().logInWithPassword('wrong one');
    const used = await site.db.execute<{ used: number }>(
      sql`select used from limit_count where most in (30, 100) and used = 5`,
    );
    expect(used.rows).toEqual([]);
  });
});

describe('coupons', () => {
  it('may be guessed ten times an hour, also 400 at the same moment', async () => {
    const asha = await signedUp();
    const replies = await manyTimes(400, (index) =>
      asha.call('POST', '/api/membership/coupon', { code: `GUESS${index}` }),
    );
    const reasons = replies.map((reply) => refusalOf(reply).details.reason);
    expect(reasons.filter((reason) => reason === 'coupon-invalid')).toHaveLength(10);
    expect(reasons.filter((reason) => reason === 'coupon-tries-used')).toHaveLength(390);
    clock.advance(3_600_000);
    await asha.refresh();
    const again = await asha.call('POST', '/api/membership/coupon', { code: 'GUESS' });
    expect(refusalOf(again).details.reason).toBe('coupon-invalid');
  });
});

describe('the review of a visitor', () => {
  it('has a limit for a network', async () => {
    const payload = answers(1);
    const review = () => site.app.inject({ method: 'POST', url: '/api/review', payload });
    const statuses = [];
    for (let time = 0; time < 122; time += 1) statuses.push((await review()).statusCode);
    expect(statuses).toEqual([...Array(120).fill(200), 429, 429]);
    clock.advance(60_000);
    expect((await review()).statusCode).toBe(200);
  });
});
