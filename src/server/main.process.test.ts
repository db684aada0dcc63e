// The server as a process: how it starts, what it refuses, how it ends.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importSample, SAMPLE_CONTENT } from './testing/sample-content.ts';
import { refusedStart, startServer } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-app.ts';

const REAL_CONTENT = join(import.meta.dirname, '../../content');

let dir: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'main-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(async () => {
  database = await createTestDatabase();
});
// By force: servers of the test may still be there.
afterEach(() => database.drop());

const env = (settings: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  DATA_DIR: dir,
  CONTENT_DIR: SAMPLE_CONTENT,
  DATABASE_URL: database.url,
  PORT: '0',
  ...settings,
});
const refusal = (settings: Record<string, string>) => refusedStart(env(settings));
/** On a database that has the sample already: a start would refuse it as too small. */
const start = async (settings: Record<string, string> = {}) => {
  await importSample(database.url);
  return startServer(env(settings));
};

describe('a start', () => {
  it('names every setting that is wrong', async () => {
    const { code, said } = await refusal({
      PORT: 'seven',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
    });
    expect(code).toBe(1);
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(said).toContain(name);
    expect(said).not.toContain('    at ');
  });

  it('is refused in production without secrets and gateways', async () => {
    const { code, said } = await refusal({
      NODE_ENV: 'production',
      APP_NOW: '2024-06-09T06:00:00Z',
    });
    expect(code).toBe(1);
    for (const name of ['SESSION_SECRET', 'WHATSAPP_TOKEN', 'RAZORPAY_WEBHOOK_SECRET', 'APP_NOW'])
      expect(said).toContain(name);
  });

  it('imports nothing of content with a broken file, and says which', async () => {
    const broken = join(dir, 'broken');
    await cp(SAMPLE_CONTENT, broken, { recursive: true });
    await writeFile(join(broken, 'quiz/basic/01-nouns.yaml'), 'id: [1');
    await writeFile(join(broken, 'quiz/basic/02-pronouns.yaml'), 'id: one\ntopic: ""\n');
    const { code, said } = await refusal({ CONTENT_DIR: broken });
    expect(code).toBe(1);
    expect(said).toContain('quiz/basic/01-nouns.yaml');
    expect(said).toContain('quiz/basic/02-pronouns.yaml');
    expect(said).toContain('nothing was changed');
  });

  it('imports nothing of content that the checker refuses, and says why', async () => {
    const refused = join(dir, 'refused');
    await cp(REAL_CONTENT, refused, { recursive: true });
    const file = join(refused, 'vocabulary/words.yaml');
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace(/sentence: .*/, 'sentence: Wrong.'),
    );
    const { code, said } = await refusal({ CONTENT_DIR: refused });
    expect(code).toBe(1);
    expect(said).toContain('The sentence does not contain');
  });

  it('keeps nothing of the checker in memory after it has imported', async () => {
    const { origin } = await startServer(env({ CONTENT_DIR: REAL_CONTENT }));
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const oldSpace = /^nodejs_heap_space_size_used_bytes\{space="old"\} (\d+)$/m.exec(metrics)?.[1];
    expect(Number(oldSpace)).toBeLessThan(70_000_000);
  });

  it('keeps serving what was imported before when the files break later', async () => {
    const first = await start();
    await first.stop();
    const broken = join(dir, 'broken-later');
    await cp(SAMPLE_CONTENT, broken, { recursive: true });
    await writeFile(join(broken, 'quiz/basic/01-nouns.yaml'), 'id: [1');
    const second = await start({ CONTENT_DIR: broken });
    expect((await fetch(`${second.origin}/api/levels/11`)).status).toBe(200);
  });

  it('leaves a competition alone that has begun, names it, and imports the rest', async () => {
    // The sample's competition 7 has three questions, the real one thirty.
    const { origin, output } = await start({ CONTENT_DIR: REAL_CONTENT });
    expect(output()).toContain('competition/7/competition.yaml: 7: The waiting room');
    const get = async (path: string) => (await fetch(`${origin}/api/${path}`)).json();
    expect(await get('comp/current')).toMatchObject({
      data: { id: 7, attributes: { questionCount: 3 } },
    });
    // A level that the sample lacks.
    expect(await get('levels/12')).toMatchObject({ data: { id: 12 } });
  });

  it('reports that the port is taken', async () => {
    const { origin } = await start();
    const { code, said } = await refusal({ PORT: new URL(origin).port });
    expect(code).toBe(1);
    expect(said).toContain('EADDRINUSE');
    expect(said).not.toContain('    at ');
  });
});

it('says loudly that it is a development server', async () => {
  const server = await start();
  await expect.poll(server.output).toContain('THIS IS A DEVELOPMENT SERVER');
});

describe('an end', () => {
  it('finishes the request in flight, accepts no new one, and exits with 0', async () => {
    const { origin, stop } = await start();
    const body = JSON.stringify({ phone: 'none', password: 'none' });
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.write(
      `POST /api/user/loginp HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // The half request has arrived once the server has answered another one after it.
    await fetch(`${origin}/api/maintenance`);
    const ended = stop();
    const isTaken = () =>
      fetch(`${origin}/api/maintenance`).then(
        () => true,
        () => false,
      );
    await expect.poll(isTaken).toBe(false);
    socket.write(body.slice(5));
    expect(await ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('behind a proxy is announced while everything is still served', async () => {
    const { origin, stop } = await start({ TRUST_PROXY: 'on' });
    const statusOf = async (path: string) => (await fetch(origin + path)).status;
    expect(await statusOf('/api/live')).toBe(200);
    const ended = stop();
    const seen = new Set<string>();
    try {
      for (;;) seen.add(`${await statusOf('/api/live')} ${await statusOf('/api/maintenance')}`);
    } catch {
      // It takes no more connections.
    }
    expect(await ended).toBe(0);
    expect([...seen]).toContain('503 200');
    expect([...seen].filter((pair) => !pair.endsWith('200'))).toEqual([]);
  });
});
