import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getReport, type ReportResponse } from '#contract/learning.ts';
import type { KeptAnswer } from '#domain/learning/kept-answer.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { Parent } from '#server/testing/parent.ts';
import { runTasks } from '#server/testing/run-tasks.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** A Sunday, 18:00 in India. */
const clock = createFakeClock('2026-11-22T12:30:00Z');
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ clock, gateway, contentDir: SAMPLE_CONTENT });
});
afterAll(() => site.close());

let asha: Parent;
beforeEach(async () => {
  asha = await new Parent(site, gateway).signUp();
});

async function keep(who: Parent, answers: readonly Partial<KeptAnswer>[]): Promise<void> {
  const now = clock.now().getTime();
  const sent = answers.map((changes) => ({
    id: randomUUID(),
    item: 'basic-nouns-e1-01',
    answer: 1,
    at: now,
    hint: false,
    tookMs: 60_000,
    ...changes,
  }));
  expect((await who.post('answers', { now, answers: sent })).json()).toEqual({ kept: sent.length });
}

const daysAgo = (days: number) => clock.now().getTime() - days * DAY;

async function reportOf(who: Parent): Promise<ReportResponse> {
  return getReport.response.parse((await who.get('report')).json());
}

describe('the report', () => {
  it('of a child who has not begun says where to begin', async () => {
    const report = await reportOf(asha);
    expect(report).toMatchObject({
      practised: { kind: 'never' },
      better: { kind: 'nothing-yet' },
      together: { kind: 'go-on', topic: 'Nouns', lesson: { levelId: 11, title: 'Naming words' } },
      shakiest: [],
      mistakes: [],
      hasWeeklySummary: false,
    });
    expect(report.weeks).toHaveLength(8);
    expect(report.topics.map(({ topicId }) => topicId)).toEqual([1, 2, 15]);
  });

  it('has the week, the skills, and a mistake that was made on two days', async () => {
    await keep(asha, [
      { answer: 0, at: daysAgo(9) },
      { answer: 0, at: daysAgo(1) },
      { item: 'basic-nouns-e1-03' },
      { item: 'word:word of 04-01', answer: null },
    ]);
    const report = await reportOf(asha);
    expect(report.weeks.slice(-2)).toEqual([
      { from: '2026-11-09', items: 1, right: 0, minutes: 1 },
      { from: '2026-11-16', items: 3, right: 1, minutes: 3 },
    ]);
    expect(report.practised).toEqual({
      kind: 'this-week',
      items: 3,
      right: 1,
      minutes: 3,
      days: 2,
    });
    expect(report.shakiest).toMatchObject([{ skill: 'naming words', levelId: 11 }]);
    expect(report.together).toMatchObject({ kind: 'shaky', lesson: { title: 'Naming words' } });
    expect(report.mistakes).toEqual([
      {
        error: 'manner-word-for-naming-word',
        name: 'word that tells how taken for a naming word',
        wrong: 'Naming word: quickly',
        right: 'Naming word: train',
        count: 2,
        isMended: false,
      },
    ]);
  });

  it('begins with the topics of the standard', async () => {
    const older = await new Parent(site, gateway).signUp({ standard: 'a-7th' });
    const { topics } = await reportOf(older);
    expect(topics.map(({ category }) => category)).toEqual(['intermediate', 'basic', 'basic']);
  });

  it('is of one’s own child only, and of nobody without a session', async () => {
    await keep(asha, [{}]);
    const ben = await new Parent(site, gateway).signUp();
    expect((await reportOf(ben)).practised).toEqual({ kind: 'never' });
    expect((await new Parent(site, gateway).get('report')).statusCode).toBe(401);
    expect((await new Parent(site, gateway).get('report/pdf')).statusCode).toBe(401);
  });

  it('is a PDF too, which nobody on the way keeps', async () => {
    await keep(asha, [{}]);
    const response = await asha.get('report/pdf');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="report.pdf"',
    });
    expect(response.body.slice(0, 5)).toBe('%PDF-');
  });

  it('is printed 30 times an hour for an account, and others are not kept waiting', async () => {
    for (let time = 0; time < 30; time += 1) {
      expect((await asha.get('report/pdf')).statusCode).toBe(200);
    }
    const refused = await asha.get('report/pdf');
    expect(refused.statusCode).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(60);
    expect((await asha.get('report')).statusCode).toBe(200);
    const ben = await new Parent(site, gateway).signUp();
    expect((await ben.get('report/pdf')).statusCode).toBe(200);
    clock.advance(wait * 1000);
    await asha.refresh();
    expect((await asha.get('report/pdf')).statusCode).toBe(200);
  });
});

describe('the weekly summary', () => {
  const want = (who: Parent, isWanted: unknown) =>
    who.call('PATCH', '/api/user/weekly-summary', { isWanted });

  /** How many notices were queued for this parent, sent or not. */
  async function queuedFor({ phone }: Parent): Promise<number> {
    const { rows } = await site.db.execute<{ count: number }>(
      sql`select count(*)::int as count from message where phone = ${phone} and kind = 'notice'`,
    );
    return rows[0]?.count ?? 0;
  }

  const sendSummaries = () => runTasks(site.services, 'send-weekly-summaries');

  it('is off, and is switched on and off by the parent', async () => {
    expect((await want(asha, true)).json()).toEqual({ isWanted: true });
    expect((await reportOf(asha)).hasWeeklySummary).toBe(true);
    expect((await want(asha, false)).json()).toEqual({ isWanted: false });
    expect((await reportOf(asha)).hasWeeklySummary).toBe(false);
  });

  it.each([undefined, null, 'yes', 1])('is not switched by %o', async (isWanted) => {
    expect((await want(asha, isWanted)).statusCode).toBe(400);
  });

  it('has the three sentences, and nobody’s name', async () => {
    await want(asha, true);
    await keep(asha, [
      { answer: 0, at: daysAgo(2) },
      { item: 'basic-nouns-e1-03' },
      { item: 'basic-nouns-h1-03' },
    ]);
    await sendSummaries();
    const summaries = () =>
      gateway.sent.filter(
        ({ phone, content }) => phone === asha.phone && content.kind === 'notice',
      );
    await expect.poll(summaries).toHaveLength(1);
    expect(summaries()[0]?.content).toEqual({
      kind: 'notice',
      template: 'weekly_summary',
      parameters: [
        'This week your child practised on 2 days, for about 3 minutes, and got 2 of 3 questions right.',
        'One skill is solid: people (Nouns).',
        '“naming words” (Nouns) is not solid yet. Read the lesson “Naming words” together: A noun is a naming word for a person, a place, an animal or a thing.',
      ],
    });
  });

  it('goes once a week to parents who want it, if the child has practised', async () => {
    const idle = await new Parent(site, gateway).signUp();
    const unasked = await new Parent(site, gateway).signUp();
    await want(asha, true);
    await want(idle, true);
    await keep(asha, [{}]);
    await keep(unasked, [{}]);
    await sendSummaries();
    await sendSummaries();
    expect(await Promise.all([asha, idle, unasked].map(queuedFor))).toEqual([1, 0, 0]);
    clock.advance(WEEK);
    await asha.refresh();
    await keep(asha, [{}]);
    await sendSummaries();
    expect(await queuedFor(asha)).toBe(2);
  });

  it('is made by a process that has only one connection', async () => {
    const small = await createTestApp({
      clock,
      gateway,
      databaseUrl: site.url,
      isSending: false,
      config: { databasePoolSize: 1 },
    });
    await want(asha, true);
    await keep(asha, [{}]);
    await runTasks(small.services, 'send-weekly-summaries');
    expect(await queuedFor(asha)).toBe(1);
    await small.close();
  });

  it('is not sent again after its record was lost', async () => {
    await want(asha, true);
    await keep(asha, [{}]);
    await sendSummaries();
    await site.db.execute(sql`update learning_settings set last_summary = null`);
    await sendSummaries();
    expect(await queuedFor(asha)).toBe(1);
  });

  it('reaches everybody else when one account can not be summarised', async () => {
    const broken = await new Parent(site, gateway).signUp();
    for (const who of [asha, broken]) {
      await want(who, true);
      await keep(who, [{}]);
    }
    await site.db.execute(sql`
      create function fail() returns trigger language plpgsql as
        'begin raise exception ''broken''; end'`);
    await site.db.execute(sql`
      create trigger broken before update on learning_settings for each row
        when (old.account_id = ${sql.raw(`'${broken.id}'`)}) execute function fail()`);
    const result = await site.services.tasks.run('send-weekly-summaries');
    expect(result).toMatchObject({ failed: 1, isComplete: true });
    expect(await Promise.all([asha, broken].map(queuedFor))).toEqual([1, 0]);
    await site.db.execute(sql`drop trigger broken on learning_settings`);
  });

  it('that is late is not sent for the new week, and the new week still has its own', async () => {
    await want(asha, true);
    await keep(asha, [{}]);
    // From Sunday evening to Monday, half an hour after midnight in India.
    clock.advance(6.5 * 3_600_000);
    await sendSummaries();
    expect(await queuedFor(asha)).toBe(0);
    clock.advance(WEEK - 6.5 * 3_600_000);
    await asha.refresh();
    await keep(asha, [{}]);
    await sendSummaries();
    expect(await queuedFor(asha)).toBe(1);
  });

  it('that has not left before the week is over is not sent: “this week” would be another one', async () => {
    await want(asha, true);
    await keep(asha, [{}]);
    await sendSummaries();
    const { rows } = await site.db.execute<{ expires: string }>(
      sql`select to_char(expires_at at time zone 'Asia/Kolkata', 'Dy HH24:MI') as expires
        from message where phone = ${asha.phone} and kind = 'notice'`,
    );
    expect(rows).toEqual([{ expires: 'Mon 00:00' }]);
  });

  it('ends when it is switched off, and with the account', async () => {
    const gone = await new Parent(site, gateway).signUp();
    for (const who of [asha, gone]) {
      await want(who, true);
      await keep(who, [{}]);
    }
    await want(asha, false);
    await site.services.accounts.deleteUnless(gone.id, async () => null);
    await sendSummaries();
    expect(await Promise.all([asha, gone].map(queuedFor))).toEqual([0, 0]);
    expect((await want(gone, true)).statusCode).toBe(401);
  });
});
