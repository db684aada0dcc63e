import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeptAnswer } from '#domain/learning/kept-answer.ts';
import { lock } from '#server/platform/database/locks.ts';
import { countWaiting } from '#server/testing/count-waiting.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { Parent } from '#server/testing/parent.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const DAY = 24 * 3_600_000;
/** Its right answer is 1. */
const QUESTION = 'basic-nouns-e1-01';
const OTHER_QUESTION = 'basic-nouns-e1-02';
const LOCKED_QUESTION = 'basic-pronouns-e1-01';
const WORD = 'word:word of 04-01';
const PAIR = 'pair:similar:similar-easy-1-1-left:similar-easy-1-1-right';
const LOCKED_PAIR = 'pair:similar:similar-easy-3-1-left:similar-easy-3-1-right';

const clock = createFakeClock('2026-06-01T06:30:00Z');
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ clock, gateway, contentDir: SAMPLE_CONTENT });
});
afterAll(() => site.close());

const signedUp = () => new Parent(site, gateway).signUp();
const nowMs = () => clock.now().getTime();

function answer(changes: Partial<KeptAnswer> = {}): KeptAnswer {
  const at = nowMs();
  return {
    id: randomUUID(),
    item: QUESTION,
    answer: 0,
    at,
    hint: false,
    tookMs: 5_000,
    ...changes,
  };
}

const keep = (who: Parent, answers: readonly object[], now: unknown = nowMs()) =>
  who.post('answers', { now, answers });

async function rowsOf<Row extends Record<string, unknown>>(table: string, { id }: Parent) {
  const { rows } = await site.db.execute<Row>(
    sql`select * from ${sql.identifier(table)} where account_id = ${id} order by item`,
  );
  return rows;
}

const itemsOf = async (who: Parent) =>
  (await rowsOf<{ item: string; due: string; is_right: boolean }>('learning_item', who)).map(
    ({ item, due, is_right }) => ({ item, due, is_right }),
  );

describe('an answer', () => {
  it('is marked by the server and comes back the next day if it is wrong', async () => {
    const asha = await signedUp();
    const sent = [answer(), answer({ item: OTHER_QUESTION, answer: 1 })];
    expect((await keep(asha, sent)).json()).toEqual({ kept: 2 });
    expect(await rowsOf('learning_answer', asha)).toMatchObject([
      { item: QUESTION, is_right: false, error: 'manner-word-for-naming-word', took_ms: 5_000 },
      { item: OTHER_QUESTION, is_right: true, error: null },
    ]);
    const [wrong, right] = await itemsOf(asha);
    expect(new Date(wrong?.due ?? 0).toISOString()).toBe('2026-06-01T18:30:00.000Z');
    expect(right).toMatchObject({ due: null, is_right: true });
  });

  it('that is sent twice is kept once', async () => {
    const asha = await signedUp();
    const sent = answer();
    await keep(asha, [sent, sent]);
    expect((await keep(asha, [{ ...sent, id: sent.id.toUpperCase() }])).json()).toEqual({
      kept: 1,
    });
    expect(await rowsOf('learning_answer', asha)).toHaveLength(1);
  });

  it('belongs to one account, whatever its id', async () => {
    const [asha, ben] = [await signedUp(), await signedUp()];
    const sent = answer();
    await keep(asha, [sent]);
    expect((await keep(ben, [{ ...sent, answer: 1 }])).json()).toEqual({ kept: 1 });
    expect(await rowsOf('learning_answer', asha)).toMatchObject([{ is_right: false }]);
    expect(await rowsOf('learning_answer', ben)).toMatchObject([{ is_right: true }]);
  });

  it('may be that the child did not know it', async () => {
    const asha = await signedUp();
    await keep(asha, [answer({ item: WORD, answer: null }), answer({ item: PAIR, answer: null })]);
    expect(await rowsOf('learning_answer', asha)).toMatchObject([
      { item: PAIR, answer: null, is_right: false },
      { item: WORD, answer: null, is_right: false },
    ]);
  });

  it('to a pair means the same in either order of its words', async () => {
    const asha = await signedUp();
    const [, , one, other] = PAIR.split(':');
    await keep(asha, [answer({ item: `pair:similar:${other}:${one}`, answer: null })]);
    expect(await itemsOf(asha)).toMatchObject([{ item: PAIR }]);
  });

  it.each([
    ['to a question that is not there', { item: 'basic-nouns-e9-99' }],
    ['to a word that is not there', { item: 'word:nothing', answer: null }],
    ['to a property of every object', { item: '__proto__', answer: null }],
    ['that is no choice of the question', { answer: 3 }],
    ['in the shape of another kind', { answer: 'puppy' }],
    ['of several parts to a question of one', { answer: [1] }],
    ['to a level that is locked', { item: LOCKED_QUESTION }],
    ['to a pair that is locked', { item: LOCKED_PAIR, answer: null }],
  ])('%s is left out and keeps no other back', async (_, changes) => {
    const asha = await signedUp();
    const sent = [answer(changes), answer({ answer: 1 })];
    expect((await keep(asha, sent)).json()).toEqual({ kept: 1 });
    expect(await rowsOf('learning_answer', asha)).toMatchObject([{ item: QUESTION }]);
  });

  it('to a locked level counts for members', async () => {
    const asha = await signedUp();
    await site.services.membership.grantYear(asha.phone);
    const sent = [answer({ item: LOCKED_QUESTION }), answer({ item: LOCKED_PAIR, answer: null })];
    expect((await keep(asha, sent)).json()).toEqual({ kept: 2 });
  });

  it('of nobody is refused', async () => {
    expect((await keep(new Parent(site, gateway), [answer()])).statusCode).toBe(401);
  });

  it('of an account that is gone is refused', async () => {
    const asha = await signedUp();
    await site.services.accounts.deleteUnless(asha.id, async () => null);
    expect((await keep(asha, [answer()])).statusCode).toBe(401);
  });
});

describe('a body with', () => {
  it.each([
    ['no answers', { answers: [] }],
    ['too many answers', { answers: Array.from({ length: 201 }, () => answer()) }],
    ['answers that are none', { answers: 'all' }],
    ['no clock', { now: undefined }],
    ['a clock that is none', { now: '12:00' }],
    ['a clock before 1970', { now: -1 }],
    ['a clock beyond all dates', { now: 9e15 }],
    ['something else', { userid: 'x' }],
  ])('%s is refused', async (_, changes) => {
    const asha = await signedUp();
    const body = { now: nowMs(), answers: [answer()], ...changes };
    expect((await asha.post('answers', body)).statusCode).toBe(400);
    expect(await itemsOf(asha)).toEqual([]);
  });

  it.each([
    { id: 'one' },
    { id: undefined },
    { item: '' },
    { item: 7 },
    { item: 'x'.repeat(121) },
    { answer: -1 },
    { answer: 0.5 },
    { answer: undefined },
    { answer: {} },
    { answer: 'x'.repeat(201) },
    { answer: Array(21).fill(0) },
    { answer: ['a'] },
    { at: undefined },
    { at: -1 },
    { at: 1.5 },
    { at: 9e15 },
    { at: '2026-06-01' },
    { hint: 'no' },
    { hint: undefined },
    { tookMs: -1 },
    { tookMs: 300_001 },
    { tookMs: 0.5 },
    { isRight: true },
  ])('%o in an answer is refused', async (changes) => {
    const asha = await signedUp();
    expect((await keep(asha, [{ ...answer(), ...changes }])).statusCode).toBe(400);
    expect(await itemsOf(asha)).toEqual([]);
  });

  it('200 answers with long texts is taken, one that is endless is not', async () => {
    const asha = await signedUp();
    const long = Array.from({ length: 200 }, () => answer({ answer: 'क'.repeat(200) }));
    expect((await keep(asha, long)).json()).toEqual({ kept: 0 });
    const endless = await asha.post('answers', { now: 1, answers: ['x'.repeat(300_000)] });
    expect(endless.statusCode).toBe(413);
  });
});

describe('a clock that is set wrong', () => {
  it.each([
    ['three years slow', -3 * 365 * DAY],
    ['three years fast', 3 * 365 * DAY],
  ])('%s, shifts nothing', async (_, wrong) => {
    const asha = await signedUp();
    const sent = answer({ at: nowMs() + wrong - 2 * DAY });
    await keep(asha, [sent], nowMs() + wrong);
    const [kept] = await rowsOf<{ at: string }>('learning_answer', asha);
    expect(new Date(kept?.at ?? 0).getTime()).toBe(nowMs() - 2 * DAY);
  });

  it('never puts an answer into the future, or back by more than 400 days', async () => {
    const asha = await signedUp();
    await keep(asha, [
      answer({ at: nowMs() + 5 * DAY }),
      answer({ item: OTHER_QUESTION, at: nowMs() - 900 * DAY }),
    ]);
    const kept = await rowsOf<{ at: string }>('learning_answer', asha);
    expect(kept.map(({ at }) => nowMs() - new Date(at).getTime())).toEqual([0, 400 * DAY]);
  });
});

describe('answers of two devices', () => {
  it('that arrive at once are all kept', async () => {
    const asha = await signedUp();
    const sent = Array.from({ length: 40 }, (_, index) =>
      answer({ answer: index % 3, at: nowMs() - (index % 20) * DAY }),
    );
    await Promise.all(
      [0, 10, 20, 30, 0, 20].map((from) => keep(asha, sent.slice(from, from + 10))),
    );
    expect(await rowsOf('learning_answer', asha)).toHaveLength(40);
    const ben = await signedUp();
    await keep(ben, sent);
    expect(await itemsOf(asha)).toEqual(await itemsOf(ben));
  });

  it('end the same in whatever order and in whatever pieces they arrive', async () => {
    const asha = await signedUp();
    const some = fc.array(
      fc.record({
        id: fc.uuid(),
        item: fc.constantFrom(QUESTION, OTHER_QUESTION),
        answer: fc.integer({ min: 0, max: 2 }),
        daysAgo: fc.integer({ min: 0, max: 30 }),
        hint: fc.boolean(),
      }),
      { minLength: 2, maxLength: 12 },
    );
    const arrivals = some.chain((all) =>
      fc.record({
        all: fc.constant(all),
        mixed: fc.shuffledSubarray(all, { minLength: all.length }),
        cut: fc.integer({ min: 1, max: all.length - 1 }),
      }),
    );
    const outcomeOf = async (pieces: readonly (readonly { daysAgo: number }[])[]) => {
      await site.db.execute(sql`delete from learning_answer where account_id = ${asha.id}`);
      await site.db.execute(sql`delete from learning_item where account_id = ${asha.id}`);
      for (const piece of pieces) {
        const sent = piece.map(({ daysAgo, ...each }) =>
          answer({ ...each, at: nowMs() - daysAgo * DAY }),
        );
        expect((await keep(asha, sent)).statusCode).toBe(200);
      }
      return itemsOf(asha);
    };
    await fc.assert(
      fc.asyncProperty(arrivals, async ({ all, mixed, cut }) => {
        const inOrder = await outcomeOf([all]);
        expect(await outcomeOf([mixed.slice(0, cut), mixed.slice(cut), all])).toEqual(inOrder);
      }),
      { numRuns: 15 },
    );
  });
});

describe('a kept answer', () => {
  it('is in the export, and deleted with the account', async () => {
    const asha = await signedUp();
    const sent = answer();
    await keep(asha, [sent]);
    await asha.call('PATCH', '/api/user/weekly-summary', { isWanted: true });
    expect((await asha.get('export')).json()).toMatchObject({
      answers: [{ id: sent.id, item: QUESTION, answer: 0, isRight: false, tookMs: 5_000 }],
      answeredItems: [{ item: QUESTION, isRight: false }],
      learningSettings: [{ hasWeeklySummary: true }],
    });
    await site.services.accounts.deleteUnless(asha.id, async () => null);
    for (const table of ['learning_answer', 'learning_item', 'learning_settings']) {
      const { rows } = await site.db.execute(
        sql`select 1 from ${sql.identifier(table)} where account_id = ${asha.id}`,
      );
      expect(rows).toEqual([]);
    }
  });
});

it('a typed answer that no database takes is left out, and the others are kept', async () => {
  const asha = await signedUp();
  await site.services.membership.grantYear(asha.phone);
  const typed = (text: string) => answer({ item: 'intermediate-nouns-h1-07', answer: text });
  const response = await keep(asha, [typed('\0ants'), typed('ants \ud83d'), typed('ants')]);
  expect([response.statusCode, response.json()]).toEqual([200, { kept: 1 }]);
});

it('devices that wait for their turn leave connections to everybody else', async () => {
  const asha = await signedUp();
  const ben = await signedUp();
  const held = await site.db.transaction(async (tx) => {
    await lock(tx, 'answers', asha.id);
    const kept = Promise.all(Array.from({ length: 30 }, () => keep(asha, [answer()])));
    await expect.poll(() => countWaiting(site.db)).toBe(1);
    expect((await ben.get('report')).statusCode).toBe(200);
    return { kept };
  });
  const statuses = (await held.kept).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
