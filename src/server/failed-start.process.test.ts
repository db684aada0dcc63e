// A start that fails leaves nothing running: the embedded PostgreSQL stops again, unless another process uses it.

import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { isAlive } from './platform/database/postmaster.ts';
import { openSite } from './platform/open-site.ts';
import { importUnchecked, SAMPLE_CONTENT } from './testing/sample-content.ts';
import { refusedStart, spawnServer, startServer } from './testing/server-process.ts';

async function openFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'failed-start-'));
  onTestFinished(async () => {
    if (await isAlive(join(dataDir, 'postgres'))) {
      await (await startEmbeddedPostgres({ dataDir })).stop();
    }
    await rm(dataDir, { recursive: true, force: true });
  });
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    CONTENT_DIR: SAMPLE_CONTENT,
    PORT: '0',
  };
  return { dataDir, env, isDatabaseRunning: () => isAlive(join(dataDir, 'postgres')) };
}

/** So that a start finds nothing to import. */
async function bringInSample(dataDir: string): Promise<void> {
  const site = await openSite({ dataDir, databaseUrl: undefined, databasePoolSize: 1 }, () => {});
  await importUnchecked(site.db, SAMPLE_CONTENT);
  await site.close();
}

async function takePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return address === null || typeof address === 'string' ? '' : String(address.port);
}

it('stops the database that it started where the content is broken', async () => {
  const { dataDir, env, isDatabaseRunning } = await openFolder();
  const broken = join(dataDir, 'broken');
  await cp(SAMPLE_CONTENT, broken, { recursive: true });
  await writeFile(join(broken, 'pages/about.yaml'), 'Para1: [');
  const { code, said } = await refusedStart({ ...env, CONTENT_DIR: broken });
  expect(code).toBe(1);
  expect(said).toContain('pages/about.yaml');
  expect(await isDatabaseRunning()).toBe(false);
});

it('stops the database that it started where it can not listen', async () => {
  const { dataDir, env, isDatabaseRunning } = await openFolder();
  await bringInSample(dataDir);
  for (const [settings, reason] of [
    [{ PORT: await takePort() }, 'EADDRINUSE'],
    [{ HOST: 'no-such-host.invalid' }, 'no-such-host.invalid'],
  ] as const) {
    const { code, said } = await refusedStart({ ...env, ...settings });
    expect(code).toBe(1);
    expect(said).toContain(reason);
    expect(said).not.toContain('    at ');
    expect([reason, await isDatabaseRunning()]).toEqual([reason, false]);
  }
});

it('leaves the database to a process that uses it', async () => {
  const { dataDir, env, isDatabaseRunning } = await openFolder();
  await bringInSample(dataDir);
  const first = await startServer(env);
  const second = await refusedStart({ ...env, PORT: new URL(first.origin).port });
  expect(second.code).toBe(1);
  expect(await isDatabaseRunning()).toBe(true);
  const health = await fetch(`${first.origin}/api/health`);
  expect(await health.json()).toMatchObject({ database: true, notices: true });
  expect(await first.stop()).toBe(0);
  expect(await isDatabaseRunning()).toBe(false);
});

it('a signal in the middle of a start ends it without leaving the database', async () => {
  const { env, isDatabaseRunning } = await openFolder();
  const { child, exit, output } = spawnServer(env);
  await expect.poll(isDatabaseRunning).toBe(true);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(output()).toContain('SIGTERM');
  expect(await isDatabaseRunning()).toBe(false);
});
