import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_CONCURRENT_DOCUMENTS } from '#contract/limits.ts';
import { Parent } from '#server/testing/parent.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let origin: string;

beforeAll(async () => {
  site = await createTestApp({ gateway, contentDir: SAMPLE_CONTENT });
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => site.close());

const REPORT = '/api/user/report/pdf';

it('beyond what a process works on, a call is turned away, whoever makes it, and other calls are not', async () => {
  const asha = await new Parent(site, gateway).signUp();
  const headers = { authorization: `Bearer ${asha.token}` };
  const statusOf = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(origin + path, init);
    await response.arrayBuffer();
    return response.status;
  };
  expect(await statusOf('/api/topics')).toBe(200);
  let burst: Promise<number[]> = Promise.resolve([]);
  await site.db.transaction(async (tx) => {
    // Meanwhile nobody can be identified.
    await tx.execute(sql`lock table session in access exclusive mode`);
    burst = Promise.all(
      Array.from({ length: MAX_CONCURRENT_DOCUMENTS }, () => statusOf(REPORT, { headers })),
    );
    await expect.poll(() => statusOf(REPORT)).toBe(503);
    expect(await statusOf(`${REPORT}?`)).toBe(503);
    expect(await statusOf('/api/topics')).toBe(200);
  });
  expect(new Set(await burst)).toEqual(new Set([200, 429]));
  // Afterwards it is as before.
  expect(await statusOf(REPORT)).toBe(401);
  expect(await statusOf(REPORT, { headers })).toBe(200);
});
