// Errors of browsers as the server takes them: limited, scrubbed, resolved, grouped, kept for a month.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADDRESS_BYTES_PER_DAY,
  MAX_REPORT_BYTES,
  MAX_SAMPLES,
} from '#domain/errors/client-error.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { runRetention } from '#server/testing/run-tasks.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const DAY = 24 * 3_600_000;
const BUILD = '0123456789ab';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36';
const clock = createFakeClock('2026-03-10T10:00:00Z');
const SOURCE = `
const firstOf = (child: { name?: { first: string } }): string => {
  return child.name.first;
};
console.log(firstOf(globalThis.child));
`;

interface BuiltFile {
  readonly code?: string;
  readonly map?: object;
}

let site: Awaited<ReturnType<typeof createTestApp>>;
let mapsDir: string;
/** Where `child.name.first` fails in the built file. */
let column: number;

beforeAll(async () => {
  mapsDir = await mkdtemp(join(tmpdir(), 'grammar-gully-maps-'));
  column = await buildFailing();
  site = await createTestApp({ clock, config: { mapsDir, trustProxy: true } });
});
afterAll(async () => {
  await site.close();
  await rm(mapsDir, { recursive: true });
});

/**
 * Builds the source as the pages are; leaves its map in the folder. Returns the column of the fault in the built file.
 */
async function buildFailing(): Promise<number> {
  const src = join(mapsDir, 'project/src/web/failing.ts');
  await mkdir(join(src, '..'), { recursive: true });
  await writeFile(src, SOURCE);
  const built = await build({
    configFile: false,
    root: join(mapsDir, 'project'),
    logLevel: 'silent',
    build: { write: false, sourcemap: 'hidden', rolldownOptions: { input: src } },
  });
  const [{ output } = { output: [] }] = [built].flat() as { output: BuiltFile[] }[];
  const [{ code = '', map } = {}] = output;
  await mkdir(join(mapsDir, BUILD), { recursive: true });
  await writeFile(join(mapsDir, BUILD, 'failing-Bz3kP2x.js.map'), JSON.stringify(map));
  return code.indexOf('.name.first') + 1;
}

const report = {
  kind: 'error',
  message: 'TypeError: first of undefined',
  stack: '',
  route: '/worksheets/:topic',
  build: BUILD,
};

let lastAddress = 0;
/** Limits are counted by address, so each test has its own. */
const ownAddress = () => `198.51.100.${++lastAddress}`;

async function send(
  body: object,
  { path = '/api/client-error', address = ownAddress(), headers = {} } = {},
) {
  const response = await site.app.inject({
    method: 'POST',
    url: path,
    headers: { 'user-agent': CHROME, 'x-forwarded-for': address, ...headers },
    payload: body,
  });
  await site.services.errors.whenIdle();
  return response;
}

async function errorWith(part: string) {
  const { errors } = await site.services.errors.list();
  const found = errors.find(({ message }) => message.includes(part));
  if (found === undefined) throw new Error(`no error says “${part}”`);
  return site.services.errors.find(found.fingerprint);
}

async function metric(name: string): Promise<string[]> {
  const { body } = await site.app.inject('/metrics');
  return body.split('\n').filter((line) => line.startsWith(name));
}

describe('POST /api/client-error', () => {
  it('answers 204 without a body', async () => {
    const response = await send(report);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
  });

  it.each([
    ['nothing', {}],
    ['another kind', { ...report, kind: 'secret' }],
    ['a field too many', { ...report, url: 'https://gully.test/otp?phone=9876543210' }],
    ['a message without end', { ...report, message: 'x'.repeat(2_001) }],
    ['numbers', { ...report, stack: 7 }],
  ])('refuses %s', async (_what, body) => {
    expect((await send(body)).statusCode).toBe(400);
  });

  it('refuses a body that is too large, before it is read', async () => {
    const body = { ...report, message: 'x'.repeat(MAX_REPORT_BYTES) };
    expect((await send(body)).statusCode).toBe(413);
  });

  it('takes nothing from the page of another site', async () => {
    const headers = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' };
    expect((await send(report, { headers })).statusCode).toBe(403);
  });

  it('counts under what the server knows, whatever the browser says', async () => {
    await send(
      { ...report, message: 'Error: of another page', route: '/Riya/9876543210', build: 'Riya' },
      { headers: { 'user-agent': 'Riya/9876543210' } },
    );
    const found = await errorWith('of another page');
    expect(found?.counts).toMatchObject([
      { route: 'other', build: 'other', browser: 'other', reports: 1, day: '2026-03-10' },
    ]);
  });
});

describe('the group of a report', () => {
  it('has the place in the sources, and is the same in another build', async () => {
    const stack = `/assets/failing-Bz3kP2x.js:1:${column}`;
    await send({ ...report, message: 'Error: resolved 1', stack });
    const found = await errorWith('resolved');
    expect(found?.error.samples[0]?.stack[0]).toMatch(/^src\/web\/failing\.ts:3:\d+$/);
    expect(found?.error.samples[0]).toMatchObject({ build: BUILD, browser: 'Chrome 109' });

    const another = 'bacdef012345';
    await mkdir(join(mapsDir, another), { recursive: true });
    const map = { version: 3, sources: ['../../../src/web/failing.ts'], names: [] };
    const moved = JSON.stringify({ ...map, mappings: 'AAAA' });
    await writeFile(join(mapsDir, another, 'failing-Cc4lQ3y.js.map'), moved);
    const elsewhere = '/assets/failing-Cc4lQ3y.js:1:1';
    await send({ ...report, message: 'Error: resolved 2', stack: elsewhere, build: another });
    const regrouped = await errorWith('resolved');
    expect(regrouped?.counts.map(({ build }) => build).sort()).toEqual([BUILD, another].sort());
  });

  it('has the file of the build where there is no map, and nothing of other lines', async () => {
    const stack = [
      'Riya@https://gully.test/otp?phone=9876543210:1:2',
      '/assets/../../secret.js:1:2',
      '/assets/quiz-Bz3kP2x.js:1:99999',
      'document:12:3',
    ].join('\n');
    await send({ ...report, message: 'Error: unresolved', stack });
    const found = await errorWith('unresolved');
    expect(found?.error.samples[0]?.stack).toEqual(['/assets/quiz.js:1:99999', 'document:12:3']);
  });

  it('counts by day, build, browser and route', async () => {
    const message = 'Error: often';
    for (const route of ['/quiz', '/quiz', '/login']) await send({ ...report, message, route });
    clock.advance(DAY);
    await send({ ...report, message, route: '/quiz' });
    const found = await errorWith('often');
    const counts = found?.counts.map(({ day, route, reports }) => `${day} ${route} ${reports}`);
    expect(counts?.sort()).toEqual([
      '2026-03-10 /login 1',
      '2026-03-10 /quiz 2',
      '2026-03-11 /quiz 1',
    ]);
    const { errors } = await site.services.errors.list();
    expect(errors.find((error) => error.message === message)?.reports).toBe(4);
    expect(found?.error.lastSeenAt.getTime()).toBe((found?.error.firstSeenAt.getTime() ?? 0) + DAY);
  });

  it('keeps some stacks, and those of a new build', async () => {
    const message = 'Error: sampled';
    for (let i = 0; i < MAX_SAMPLES + 2; i += 1) await send({ ...report, message });
    await send({ ...report, message, build: 'aaaaaaaaaaaa' });
    const samples = (await errorWith('sampled'))?.error.samples ?? [];
    expect(samples).toHaveLength(MAX_SAMPLES);
    expect(samples.at(-1)?.build).toBe('aaaaaaaaaaaa');
  });
});

it('nothing that names a person is stored, whatever a page sends', async () => {
  const secrets = [
    'Riya',
    '9876543210',
    '98765 43210',
    'riya.sharma@example.org',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmN',
    'the wrong answer',
  ];
  const [name, phone, spaced, mail, token, answer] = secrets;
  const message = `"${name}" ${phone} ${spaced} ${mail} ${token} at https://gully.test/otp?phone=${phone}#token=${token}, '${answer}'`;
  const stack = `${name}@/assets/app-Bz3kP2x.js:1:2\nat ${answer} (https://gully.test/?phone=${phone}:1:2)\n/assets/app-Bz3kP2x.js:1:2`;
  const address = '203.0.113.77';
  for (const kind of ['error', 'csp', 'caught']) {
    await send({ ...report, kind, message, stack }, { address });
  }
  await send({ ...report, message, stack, route: `/otp?phone=${phone}` }, { address });
  const rows = await Promise.all(
    ['client_error', 'client_error_count', 'browser_report_volume'].map((table) =>
      site.db.execute(sql`select t::text as row from ${sql.identifier(table)} t`),
    ),
  );
  const stored = JSON.stringify(rows.map((table) => table.rows));
  expect(stored).toContain('/assets/app.js');
  for (const secret of [...secrets, address, 'Mozilla']) expect(stored).not.toContain(secret);
});

describe('the limits', () => {
  const counted = async (outcome: string) => {
    const lines = await metric(`client_error_reports_total{kind="part",outcome="${outcome}"}`);
    return Number(lines[0]?.split(' ')[1] ?? 0);
  };

  it('take 64 KB a day from an address, in all processes together', async () => {
    const address = ownAddress();
    const other = await createTestApp({
      clock,
      databaseUrl: site.url,
      config: { trustProxy: true },
    });
    const body = { ...report, kind: 'part', message: `Error: flood ${'x '.repeat(990)}` };
    const bytes = Buffer.byteLength(JSON.stringify(body));
    const fitting = Math.floor(ADDRESS_BYTES_PER_DAY / bytes);
    for (let i = 0; i < fitting + 5; i += 1) {
      const one = i % 2 === 0 ? site : other;
      const headers = { 'x-forwarded-for': address };
      const options = { method: 'POST', url: '/api/client-error', headers, payload: body } as const;
      expect((await one.app.inject(options)).statusCode).toBe(204);
      await one.services.errors.whenIdle();
    }
    await other.close();
    const found = await errorWith('flood');
    const total = () =>
      site.db.execute<{ reports: number }>(
        sql`select sum(reports)::int as reports from client_error_count where fingerprint = ${found?.error.fingerprint}`,
      );
    expect((await total()).rows[0]?.reports).toBe(fitting);
    expect(await counted('over-limit')).toBeGreaterThan(0);

    await send({ ...report, kind: 'part', message: 'Error: of a neighbour' });
    expect((await errorWith('of a neighbour'))?.counts).toHaveLength(1);
    clock.advance(DAY);
    await send(body, { address });
    expect((await total()).rows[0]?.reports).toBe(fitting + 1);
  });

  it('drop what comes faster than it can be kept', async () => {
    const address = ownAddress();
    const headers = { 'x-forwarded-for': address };
    const payload = { ...report, kind: 'part', message: 'Error: rush' };
    const options = { method: 'POST', url: '/api/client-error', headers, payload } as const;
    await Promise.all(Array.from({ length: 300 }, () => site.app.inject(options)));
    await site.services.errors.whenIdle();
    const kept = (await errorWith('rush'))?.counts[0]?.reports ?? 0;
    expect(kept).toBeGreaterThan(0);
    expect(kept + (await counted('dropped'))).toBeGreaterThanOrEqual(300);
  });
});

describe('metrics', () => {
  it('count visits without robots, and reports of new errors by themselves', async () => {
    const visits = async () => Number((await metric('page_visits_total'))[0]?.split(' ')[1]);
    const before = await visits();
    for (const agent of [CHROME, CHROME, 'Googlebot/2.1 (+http://www.google.com/bot.html)', '']) {
      await site.app.inject({ url: '/quiz', headers: { 'user-agent': agent } });
    }
    expect(await visits()).toBe(before + 2);

    await send({ ...report, message: 'Error: brand new' });
    const { error } = (await errorWith('brand new')) ?? {};
    const series = `new_client_error_reports_total{fingerprint="${error?.fingerprint}"}`;
    // Shown with 0 first, or its increase could not be seen.
    expect(await metric(series)).toEqual([`${series} 0`]);
    expect(await metric(series)).toEqual([`${series} 1`]);
    clock.advance(DAY);
    await metric(series);
    await send({ ...report, message: 'Error: brand new' });
    expect(await metric(series)).toEqual([]);
  });

  it('have no more series of new errors than can be looked at', async () => {
    for (let i = 0; i < 60; i += 1) {
      const message = `Error: ${String.fromCodePoint(97 + (i % 26), 97 + Math.floor(i / 26))}`;
      await send({ ...report, message }, { address: ownAddress() });
    }
    const series = await metric('new_client_error_reports_total{');
    expect(series.length).toBeLessThanOrEqual(51);
    expect(series.some((line) => line.includes('"other"'))).toBe(true);
  });
});

describe('POST /api/web-vitals', () => {
  const path = '/api/web-vitals';
  const vitals = [
    { name: 'LCP', value: 1_800, route: '/' },
    { name: 'INP', value: 120, route: '/quiz/playing' },
    { name: 'CLS', value: 0.015, route: '/Riya' },
  ];

  it('counts by route and connection type', async () => {
    expect((await send({ connection: '3g', vitals }, { path })).statusCode).toBe(204);
    expect(await metric('web_vital_lcp_seconds_bucket{le="2",route="/",connection="3g"}')).toEqual([
      'web_vital_lcp_seconds_bucket{le="2",route="/",connection="3g"} 1',
    ]);
    const inp = await metric('web_vital_inp_seconds_sum');
    expect(inp).toEqual(['web_vital_inp_seconds_sum{route="/quiz/playing",connection="3g"} 0.12']);
    const cls = await metric('web_vital_cls_count');
    expect(cls).toEqual(['web_vital_cls_count{route="other",connection="3g"} 1']);
  });

  it.each([
    ['another connection', { connection: 'Riya', vitals }],
    ['another measure', { connection: '4g', vitals: [{ name: 'Riya', value: 1, route: '/' }] }],
    ['a value that can not be', { connection: '4g', vitals: [{ ...vitals[0], value: 1e9 }] }],
    ['more than there are', { connection: '4g', vitals: [...vitals, ...vitals] }],
  ])('refuses %s', async (_what, body) => {
    expect((await send(body, { path })).statusCode).toBe(400);
  });
});

it('an error is kept for 30 days after it was seen last, its counts for 30 days each', async () => {
  const message = 'Error: of long ago';
  await send({ ...report, message });
  clock.advance(20 * DAY);
  await send({ ...report, message });
  clock.advance(20 * DAY);
  await runRetention(site.services);
  expect((await errorWith('of long ago'))?.counts).toHaveLength(1);
  clock.advance(11 * DAY);
  await runRetention(site.services);
  expect(await site.services.errors.list()).toEqual({ errors: [], total: 0 });
  const { rows } = await site.db.execute(
    sql`select 1 from client_error_count union all select 1 from browser_report_volume`,
  );
  expect(rows).toEqual([]);
});
