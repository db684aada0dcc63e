import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listWorksheets } from '#contract/worksheet.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { Parent } from '#server/testing/parent.ts';
import { runTasks } from '#server/testing/run-tasks.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const clock = createFakeClock('2026-07-01T06:00:00Z');
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ contentDir: SAMPLE_CONTENT, gateway, clock });
});
afterAll(() => site.close());

async function topicsOf(query: string) {
  const response = await site.app.inject(`/api/worksheets?${query}`);
  expect(response.statusCode).toBe(200);
  return listWorksheets.response.parse(response.json()).data;
}

describe('GET /api/worksheets', () => {
  it('lists the topics of a category that have sheets, without their files', async () => {
    const basic = await topicsOf('filters[hasBasic][$eq]=true&sort=order');
    expect(basic.map(({ attributes }) => attributes.topic)).toEqual([
      'Nouns',
      'Pronouns',
      'Verbs & Be/Have',
    ]);
    expect(basic[0]).toEqual({
      id: 1,
      attributes: {
        topic: 'Nouns',
        Description: 'A noun is a naming word.',
        AdvancedDescription: 'Nouns may be common, proper or abstract.',
        hasBasic: true,
        hasAdvanced: true,
        isFree: true,
        order: 1,
        advancedOrder: 1,
      },
    });
    const intermediate = await topicsOf('filters[hasAdvanced][$eq]=true');
    expect(intermediate.map(({ id }) => id)).toEqual([1]);
    expect(await topicsOf('filters[hasBasic][$eq]=perhaps')).toEqual([]);
  });

  it('one topic comes with the files that are populated', async () => {
    const [nouns] = await topicsOf('filters[topic][$eq]=Nouns&populate=Worksheet');
    expect(nouns?.attributes.Advanced).toBeUndefined();
    expect(nouns?.attributes.Worksheet?.map(({ id, type }) => [id, type])).toEqual([
      [11, 'concept'],
      [13, 'practice easy'],
      [16, 'practice hard'],
    ]);
    expect(nouns?.attributes.Worksheet?.[1]).toEqual({
      id: 13,
      file_name: 'Nouns Practice Easy 1',
      type: 'practice easy',
      title: 'At the market',
      code: 'B01-E1',
      standards: [2, 3],
      url: '/worksheet-files/basic/Nouns/Practice/Easy/Nouns%20Practice%20Easy%201.pdf',
      answers:
        '/worksheet-files/basic/Nouns/Practice/Easy/Nouns%20Practice%20Easy%201%20answers.pdf',
      preview: '/worksheet-previews/13.png',
    });
    expect(nouns?.attributes.Worksheet?.[0]?.answers).toBeNull();
    for (const populate of ['*', 'Worksheet,Advanced', 'all']) {
      const [both] = await topicsOf(`filters[topic][$eq]=Nouns&populate=${populate}`);
      expect(both?.attributes.Advanced?.map(({ id }) => id)).toEqual([151]);
      expect(both?.attributes.Worksheet).toHaveLength(3);
    }
    expect(await topicsOf('filters[topic][$eq]=Nothing')).toEqual([]);
    expect(await topicsOf(`filters[topic][$eq]=${'Nouns'.repeat(21)}`)).toEqual([]);
  });

  it.each(['populate=secrets', 'filters[Worksheet][$eq]=1', 'sort=url', 'topic=Nouns'])(
    'refuses %s with a clear 400',
    async (query) => {
      const response = await site.app.inject(`/api/worksheets?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toMatch(/^querystring/);
    },
  );

  it('the figures of the membership count the sheets', async () => {
    const { figures } = (await site.app.inject('/api/membership')).json();
    expect(figures.worksheets).toBe(7);
  });
});

describe('GET /api/worksheet/newread/{fileId}', () => {
  const BROWSER = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/150.0 Mobile' };
  const read = (fileId: number | string, headers: Record<string, string> = BROWSER, topic = '1') =>
    site.app.inject({ url: `/api/worksheet/newread/${fileId}?topic=${topic}`, headers });

  async function countOf(id: number): Promise<number> {
    const { rows } = await site.db.execute<{ reads: number }>(
      sql`select reads from worksheet_reads where worksheet_id = ${id}`,
    );
    return rows[0]?.reads ?? 0;
  }

  it('counts a person once a day, and robots never', async () => {
    expect((await read(13)).statusCode).toBe(200);
    await Promise.all([read(13), read(13), read(13)]);
    expect(await countOf(13)).toBe(1);
    for (const agent of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', '']) {
      expect((await read(16, { 'user-agent': agent })).statusCode).toBe(200);
    }
    expect(await countOf(16)).toBe(0);
    const asha = await new Parent(site, gateway).signUp();
    const signedIn = { ...BROWSER, authorization: `Bearer ${asha.token}` };
    await read(13, signedIn);
    await read(13, signedIn);
    expect(await countOf(13)).toBe(2);
    clock.advance(24 * 3_600_000);
    await read(13);
    expect(await countOf(13)).toBe(3);
  });

  it('keeps nothing of a person but a keyed hash, and that for a day', async () => {
    await read(11);
    const readers = async () => {
      const { rows } = await site.db.execute<{ reader: string }>(
        sql`select reader from worksheet_reader`,
      );
      return rows.map(({ reader }) => reader);
    };
    const kept = await readers();
    expect(kept.length).toBeGreaterThan(0);
    for (const reader of kept) expect(reader).toMatch(/^[\w-]{43}$/);
    clock.advance(24 * 3_600_000);
    await runTasks(site.services, 'clear-worksheet-readers');
    expect(await readers()).toEqual([]);
    expect(await countOf(11)).toBe(1);
  });

  it('does not count what the caller can not open, or what is not there', async () => {
    expect((await read(23, BROWSER, '2')).statusCode).toBe(401);
    expect(await countOf(23)).toBe(0);
    for (const id of [99, 14]) expect((await read(id)).statusCode).toBe(404);
    expect((await read(13, BROWSER, '2')).statusCode).toBe(404);
    expect((await read('x')).statusCode).toBe(400);
  });
});
