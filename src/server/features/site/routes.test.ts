import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAbout, getHealth, getMaintenance } from '#contract/site.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createSiteService } from './service.ts';

let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ contentDir: SAMPLE_CONTENT });
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ method: 'GET', url });

describe('GET /api/maintenance', () => {
  const isSwitchedOn = async () =>
    getMaintenance.response.parse((await get('/api/maintenance')).json()).data.attributes.Switch;

  it('follows the switch, whichever process turned it', async () => {
    expect(await isSwitchedOn()).toBe(false);
    const settings = createSiteService(site.db);
    await settings.setMaintenance(true);
    await expect.poll(isSwitchedOn).toBe(true);
    await settings.setMaintenance(false);
    await expect.poll(isSwitchedOn).toBe(false);
  });

  it('refuses a query it does not know', async () => {
    expect((await get('/api/maintenance?switch=off')).statusCode).toBe(400);
  });
});

describe('GET /api/about', () => {
  it('returns the page, populated or not', async () => {
    for (const url of [
      '/api/about',
      '/api/about?populate=*',
      '/api/about?populate=Feature1,Feature2',
    ]) {
      const { data } = getAbout.response.parse((await get(url)).json());
      expect(data.attributes.Feature4.Heading).toBe('Competition');
      expect(data.attributes.Para1).toMatch(/^Grammar Gully is a friendly lane/);
      expect(data.attributes.Para2).toContain('engineers in Bengaluru.');
    }
  });

  it('refuses to populate what it does not have', async () => {
    expect((await get('/api/about?populate=Secret')).statusCode).toBe(400);
  });
});

describe('GET /api/health', () => {
  it('is ready when database, migrations and content stand', async () => {
    const response = await get('/api/health');
    expect(response.statusCode).toBe(200);
    expect(getHealth.response.parse(response.json()).status).toBe('ready');
  });

  it('is unavailable, with 503, while a part is missing', async () => {
    await site.db.execute(sql`alter table content_import rename to content_import_away`);
    try {
      const response = await get('/api/health');
      expect(response.statusCode).toBe(503);
      expect(response.json().status).toBe('unavailable');
    } finally {
      await site.db.execute(sql`alter table content_import_away rename to content_import`);
    }
  });
});

describe('an unknown address', () => {
  it.each([
    ['GET', '/api/nothing', 404],
    ['POST', '/api/topics', 404],
    ['GET', '/missing-file.js', 404],
    ['POST', '/some/page', 404],
    ['GET', '/%E0%A4%A', 400],
  ] as const)('%s %s answers %i in the error shape', async (method, url, status) => {
    const response = await site.app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ data: null, error: { status } });
  });
});

describe('GET /api/docs/json and /metrics', () => {
  it('describe the calls and count them', async () => {
    const docs = (await get('/api/docs/json')).json();
    expect(Object.keys(docs.paths)).toContain('/api/topics/{id}');
    await get('/api/nothing');
    const metrics = await get('/metrics');
    expect(metrics.body).toContain('http_request_duration_seconds_count');
    expect(metrics.body).toContain('response_cache_hits_total');
  });

  it('count a call under its pattern, and pages and unknown addresses together', async () => {
    for (const path of ['/api/user/otp/x', '/login', '/nothing.png']) await get(path);
    const metrics = await get('/metrics');
    for (const labels of [
      'method="GET",route="/api/user/otp/:id",status="400"',
      'method="GET",route="unknown",status="200"',
      'method="GET",route="unknown",status="404"',
    ]) {
      expect(metrics.body).toContain(`http_request_duration_seconds_count{${labels}}`);
    }
  });
});

describe('GET /.well-known/security.txt', () => {
  it('names the support address, and never runs out while the site is served', async () => {
    const clock = createFakeClock('2031-03-09T22:15:00Z');
    const later = await createTestApp({
      clock,
      databaseUrl: site.url,
      config: { publicOrigin: 'https://gully.example' },
    });
    const read = async () => (await later.app.inject('/.well-known/security.txt')).body;
    expect(await read()).toBe(
      [
        'Contact: mailto:hello@grammargully.example',
        'Expires: 2031-09-05T00:00:00.000Z',
        'Preferred-Languages: en, hi',
        'Canonical: https://gully.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
    clock.advance(3 * 365 * 24 * 3_600_000);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(await read())?.[1] ?? '');
    const days = (expires - clock.now().getTime()) / (24 * 3_600_000);
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
    await later.close();
  });

  it('is plain text, and nothing before the content is imported', async () => {
    const { headers } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const nameless = await createTestApp();
    expect((await nameless.app.inject('/.well-known/security.txt')).statusCode).toBe(404);
    await nameless.close();
  });
});
