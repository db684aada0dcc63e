// The server as a process: how it starts, what it refuses, how it ends.

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from './testing/test-app.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const CONTENT = join(import.meta.dirname, '../../content');
const START = { timeout: 20_000, interval: 50 };

type Server = ChildProcessByStdio<null, Readable, Readable>;

let dir: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const running = new Set<Server>();

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'main-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const server of running) server.kill('SIGKILL');
  running.clear();
  await database.drop();
});

function start(settings: Record<string, string>): Server {
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dir,
      CONTENT_DIR: CONTENT,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  running.add(server);
  return server;
}

/** What a server that can't start says before it ends, and its exit code. */
async function refusal(settings: Record<string, string>) {
  const server = start(settings);
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const said = await text(server.stderr);
  return { code: await ended, said };
}

async function startHealthy(settings: Record<string, string> = {}) {
  const port = await freePort();
  const server = start({ PORT: String(port), ...settings });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => expect((await fetch(`${origin}/api/health`)).status).toBe(200),
    START,
  );
  return { server, port, origin };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

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
    for (const name of ['SESSION_SECRET', 'WHATSAPP_TOKEN', 'APP_NOW'])
      expect(said).toContain(name);
  });

  it('imports nothing of content with a broken file, and says which', async () => {
    const broken = join(dir, 'broken');
    await cp(CONTENT, broken, { recursive: true });
    await writeFile(join(broken, 'quiz/basic/01-nouns.yaml'), 'id: [1');
    await writeFile(join(broken, 'quiz/basic/02-pronouns.yaml'), 'id: one\ntopic: ""\n');
    const { code, said } = await refusal({ PORT: '0', CONTENT_DIR: broken });
    expect(code).toBe(1);
    expect(said).toContain('quiz/basic/01-nouns.yaml');
    expect(said).toContain('quiz/basic/02-pronouns.yaml');
    expect(said).toContain('nothing was changed');
  });

  it('keeps serving what was imported before when the files break later', async () => {
    const first = await startHealthy();
    first.server.kill('SIGTERM');
    const broken = join(dir, 'broken-later');
    await cp(CONTENT, broken, { recursive: true });
    await writeFile(join(broken, 'quiz/basic/01-nouns.yaml'), 'id: [1');
    const second = await startHealthy({ CONTENT_DIR: broken });
    expect((await fetch(`${second.origin}/api/levels/11`)).status).toBe(200);
  });

  it('tells that the port is taken', async () => {
    const { port } = await startHealthy();
    const { code, said } = await refusal({ PORT: String(port) });
    expect(code).toBe(1);
    expect(said).toContain('EADDRINUSE');
    expect(said).not.toContain('    at ');
  });
});

describe('an end', () => {
  it('finishes the request in flight, takes no new one, and leaves with 0', async () => {
    const { server, port } = await startHealthy();
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const body = JSON.stringify({ phone: 'none', password: 'none' });
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.write(
      `POST /api/user/loginp HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // The half request has arrived once the server has answered another one after it.
    await fetch(`http://127.0.0.1:${port}/api/maintenance`);
    server.kill('SIGTERM');
    await vi.waitFor(
      () => expect(fetch(`http://127.0.0.1:${port}/api/maintenance`)).rejects.toThrow(),
      START,
    );
    socket.write(body.slice(5));
    expect(await ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});
