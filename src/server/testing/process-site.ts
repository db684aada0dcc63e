// A site of server processes, for tests that kill them, stop their database or shift their clock. Its database, fake
// Meta API and data folder outlive each process.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { migrateDatabase } from '#server/platform/database/migrate-database.ts';
import { type FakeMetaApi, startFakeMetaApi } from './fake-meta-api.ts';
import { type Call, Parent, type Reply, type Site } from './parent.ts';
import { importSample, SAMPLE_CONTENT } from './sample-content.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const OPERATOR = join(import.meta.dirname, '../../../tools/operator/operator.ts');
/** These tests are not about the limit of codes per address. */
const PLENTY = '100000';
/** A slower response counts as none. */
const RESPONSE_TIMEOUT_MS = 20_000;

export interface ProcessSite extends Site {
  readonly meta: FakeMetaApi;
  /** Starts the server on the same data as before; resolves when it is ready. */
  start(settings?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  /** Runs an operator's command while the server runs. Returns its output. */
  operate(...words: string[]): Promise<string>;
  /** Starts one, for a test that kills it. */
  startOperating(...words: string[]): ChildProcess;
  /** A parent whose calls go to the most recently started server. */
  parent(): Parent;
}

/** Everything started is stopped when the running test ends. */
export async function createProcessSite(databaseUrl: string): Promise<ProcessSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'process-'));
  const meta = await startFakeMetaApi();
  await migrateDatabase(databaseUrl);
  await importSample(databaseUrl);
  let origin = '';

  onTestFinished(async () => {
    await meta.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    CONTENT_DIR: SAMPLE_CONTENT,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    LOG_LEVEL: 'info',
    OTP_SOFT_LIMIT: PLENTY,
    ...whatsappSettings(meta),
  };

  const site: ProcessSite = {
    meta,
    app: { inject: (call) => callOverHttp(origin, call) },

    async start(settings = {}) {
      const server = await startServer({ ...env, ...settings });
      origin = server.origin;
      return server;
    },

    async operate(...words) {
      const { stdout } = await promisify(execFile)(process.execPath, [OPERATOR, ...words], { env });
      return stdout;
    },

    startOperating: (...words) =>
      spawn(process.execPath, [OPERATOR, ...words], { stdio: 'ignore', env }),

    parent: () => new Parent(site, meta),
  };
  return site;
}

/** Points the real gateway at the fake. */
function whatsappSettings({ settings }: FakeMetaApi): Record<string, string> {
  const { origin, pathname } = new URL(settings.apiUrl);
  return {
    WHATSAPP_TOKEN: settings.token,
    WHATSAPP_PHONE_NUMBER_ID: settings.phoneNumberId,
    WHATSAPP_APP_SECRET: settings.appSecret,
    WHATSAPP_VERIFY_TOKEN: settings.verifyToken,
    WHATSAPP_TEMPLATE: settings.codeTemplate,
    WHATSAPP_TEMPLATE_LANGUAGE: settings.templateLanguage,
    WHATSAPP_API_URL: origin,
    WHATSAPP_API_VERSION: pathname.slice(1),
  };
}

async function callOverHttp(origin: string, call: Call): Promise<Reply> {
  const { method, url, payload, headers } = call;
  const response = await fetch(`${origin}${url}`, {
    method,
    headers: {
      ...headers,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  const body = await response.text();
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie().map((line) => {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      return { name, value };
    }),
    body,
    json: () => JSON.parse(body),
  };
}
