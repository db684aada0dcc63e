import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const contentDir = join(import.meta.dirname, '../../testing/content');
const MEGABYTE = 1024 * 1024;
const ROOM = 150 * MEGABYTE;

let site: Awaited<ReturnType<typeof createTestApp>>;
let origin: string;

beforeAll(async () => {
  const maxRssBytes = process.memoryUsage.rss() + ROOM;
  const load = { maxEventLoopDelayMs: 0, maxHeapBytes: 0, maxRssBytes };
  site = await createTestApp({ contentDir, config: { load } });
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => site.close());

it('past its memory limit the server turns calls, pages and what is in memory away, and stays healthy', async () => {
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  const paths = ['/api/topics', '/api/topics?sort=id', '/api/user/challenge', '/'];
  for (const path of paths) expect(await statusOf(path)).toBe(200);
  expect(await statusOf('/api/topics')).toBe(200);

  // Garbage from before may be collected meanwhile, so it is not known how much is too much.
  const hoard: Buffer[] = [];
  const hoardMore = (bytes: number) => hoard.push(Buffer.alloc(bytes, 1));
  const statusWithMore = () => {
    hoardMore(20 * MEGABYTE);
    return statusOf('/api/topics');
  };
  await expect.poll(statusWithMore, { interval: 200 }).toBe(503);
  hoardMore(50 * MEGABYTE);
  for (const path of [...paths, '//', '/api/no-such-call']) {
    const response = await fetch(origin + path);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(errorBody.parse(await response.json()).error).toMatchObject({
      status: 503,
      name: 'ServiceUnavailableError',
    });
  }
  expect(await statusOf('/api/health')).toBe(200);
  expect(await statusOf('/api/health?')).toBe(200);
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toMatch(/^requests_shed_total [1-9]/m);
  expect(hoard.length).toBeGreaterThan(1);
});
