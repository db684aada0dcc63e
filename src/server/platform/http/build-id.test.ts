import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILD_HEADER } from '#domain/site/build.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { readBuildId } from './build-id.ts';

let site: Awaited<ReturnType<typeof createTestApp>>;
let address: string;

beforeAll(async () => {
  site = await createTestApp();
  address = await site.app.listen({ port: 0 });
});
afterAll(() => site.close());

it.each(['/', '/api/topics', '/api/topics', '/api/nothing-here', '/nothing.js', '/api/health'])(
  'the response to %s carries the build id',
  async (path) => {
    const response = await fetch(`${address}${path}`);
    expect(response.headers.get(BUILD_HEADER)).toBe('none');
  },
);

it('the id is the beginning of the digest that the build left', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'grammar-gully-build-'));
  await writeFile(join(dir, '.built-from'), '0123456789abcdef0123');
  expect(await readBuildId(dir)).toBe('0123456789ab');
  await rm(dir, { recursive: true });
});
