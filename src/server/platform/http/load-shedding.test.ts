import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { getHealth } from '#contract/site.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import type { LoadLimits } from './load-shedding.ts';

const contentDir = join(import.meta.dirname, '../../testing/content');
const MEGABYTE = 1024 * 1024;
const NO_LIMITS: LoadLimits = { maxEventLoopDelayMs: 0, maxHeapBytes: 0, maxRssBytes: 0 };
const MAX_DELAY_MS = 20;
const PATHS = ['/api/topics', '/api/topics?sort=id', '/api/user/challenge', '/'];

const hoard: unknown[] = [];

async function start(limits: Partial<LoadLimits>) {
  const load = { ...NO_LIMITS, ...limits };
  const { app, close } = await createTestApp({ contentDir, config: { load } });
  onTestFinished(() => {
    hoard.length = 0;
    return close();
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { get: (path: string) => fetch(origin + path) };
}

/** Garbage from before may be collected meanwhile, so it is not known how much is too much. */
function hoardBytes(bytes: number): void {
  hoard.push(Buffer.alloc(bytes, 1));
}

function hoardNumbers(bytes: number): void {
  hoard.push(Array.from({ length: bytes / 8 }, Math.random));
}

/** Longer than all other turns of the event loop together, so that the mean is beyond the limit. */
function block(): void {
  const end = performance.now() + 15 * MAX_DELAY_MS;
  while (performance.now() < end);
}

it.each([
  [
    'memory',
    () => ({ maxRssBytes: process.memoryUsage.rss() + 150 * MEGABYTE }),
    () => hoardBytes(20 * MEGABYTE),
  ],
  [
    'heap',
    () => ({ maxHeapBytes: process.memoryUsage().heapUsed + 150 * MEGABYTE }),
    () => hoardNumbers(20 * MEGABYTE),
  ],
  ['event loop', () => ({ maxEventLoopDelayMs: MAX_DELAY_MS }), block],
])(
  'past the limit of its %s the server turns calls, pages and what is in memory away, and stays healthy',
  async (_name, limits, burden) => {
    const { get } = await start(limits());
    for (const path of [...PATHS, '/api/topics']) {
      await expect.poll(async () => (await get(path)).status).toBe(200);
    }
    const getAllBurdened = (paths: readonly string[]) => {
      burden();
      return Promise.all(paths.map(get));
    };
    const statuses = async () =>
      (await getAllBurdened(['/api/topics'])).map(({ status }) => status);
    await expect.poll(statuses).toEqual([503]);
    for (const response of await getAllBurdened([...PATHS, '//', '/api/no-such-call'])) {
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(errorBody.parse(await response.json())).toMatchObject({
        data: null,
        error: { status: 503, name: 'ServiceUnavailableError' },
      });
    }
    for (const response of await getAllBurdened(['/api/health', '/api/health?'])) {
      const { database, migrations } = getHealth.response.parse(await response.json());
      expect([response.status, database, migrations]).toEqual([200, true, true]);
    }
    const [live] = await getAllBurdened(['/api/live']);
    expect(live?.status).toBe(200);
    expect(await (await get('/metrics')).text()).toMatch(/^requests_shed_total [1-9]/m);
  },
);

it('once the event loop has caught up, requests are served again', async () => {
  const { get } = await start({ maxEventLoopDelayMs: MAX_DELAY_MS });
  const status = async () => (await get('/api/topics')).status;
  const statusWhileBlocked = () => {
    block();
    return status();
  };
  await expect.poll(statusWhileBlocked).toBe(503);
  await expect.poll(status).toBe(200);
});
