// A server for a single journey, with its own settings and database: for journeys in which the operator changes
// something, time passes, or WhatsApp fails.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { killWithTests } from './kill-with-tests.ts';

const root = join(import.meta.dirname, '../..');
const READY = /is ready: (http:\/\/[^"\s]+)/;
/** These journeys do not test the limit of codes per address. */
const UNLIMITED = '100000';

interface Hooks {
  beforeAll(start: () => Promise<void>): void;
  afterAll(stop: () => Promise<void>): void;
}

export interface OwnServer {
  readonly baseUrl: string;
  readonly dataDir: string;
  /** Stops the server and keeps the data. */
  stop(): Promise<void>;
}

/** The folder of a new site: with the content imported where the shared server was started by these journeys. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grammar-gully-e2e-'));
  const { E2E_NEW_DATA_DIR: ready } = process.env;
  if (ready !== undefined && existsSync(ready)) await copyDataDir(ready, dataDir);
  return dataDir;
}

/** Keeps the owners, which `fs.cp` doesn't: the database runs as another user. No server may run on it. */
export async function copyDataDir(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}

/** Aborting `signal` stops the server; if it was not ready yet, this rejects once it has exited. */
export async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<OwnServer> {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'info',
      OTP_SOFT_LIMIT: UNLIMITED,
      ...settings,
    },
  });
  killWithTests(server);
  // An abort is also an error; the exit follows.
  server.on('error', () => {});
  const baseUrl = await untilReady(server);
  return {
    baseUrl,
    dataDir,
    async stop() {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await exited;
    },
  };
}

/** For the tests of one file: a server on data of its own, which runs while they do. Call it at the top of the file. */
export function ownServerFor(test: Hooks) {
  let dataDir = '';
  let server: OwnServer | undefined;
  test.beforeAll(async () => {
    dataDir = await makeDataDir();
    server = await startServer(dataDir);
  });
  test.afterAll(async () => {
    await server?.stop();
    await removeDataDir(dataDir);
  });
  return {
    get baseUrl(): string {
      if (server === undefined) throw new Error('The server runs only during tests.');
      return server.baseUrl;
    },
    operate: (...words: string[]) => runOperator(dataDir, ...words),
  };
}

/** Opens one site at several times, always at the same address. */
export function siteAtTimes(dataDir: string) {
  let port = '0';
  return async (now: string, visit: (baseUrl: string) => Promise<void>): Promise<void> => {
    const server = await startServer(dataDir, { APP_NOW: now, PORT: port });
    port = new URL(server.baseUrl).port;
    try {
      await visit(server.baseUrl);
    } finally {
      await server.stop();
    }
  };
}

function untilReady(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, baseUrl] = READY.exec(output) ?? [];
      if (baseUrl !== undefined) resolve(baseUrl);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`the server did not start:\n${output}`)));
  });
}

/** Runs `npm run operator -- …` beside a running server; returns its output. */
export function runOperator(dataDir: string, ...words: string[]): Promise<string> {
  return operate({ DATA_DIR: dataDir }, words);
}

/** … beside a site that was opened at that time. */
export function runOperatorAt(now: string, dataDir: string, ...words: string[]): Promise<string> {
  return operate({ DATA_DIR: dataDir, APP_NOW: now }, words);
}

async function operate(
  settings: Readonly<Record<string, string>>,
  words: readonly string[],
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/operator/operator.ts', ...words],
    { cwd: root, env: { ...process.env, ...settings } },
  );
  return stdout;
}
