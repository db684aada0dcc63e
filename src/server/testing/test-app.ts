// The real app on a real database of its own, for one test file.

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { inject } from 'vitest';
import { SEND_CEILINGS } from '#domain/auth/code-volume.ts';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { choosePayments } from '#server/gateways/payments/choose-payments.ts';
import type { MessageGateway } from '#server/gateways/whatsapp/message-gateway.ts';
import { createOutbox } from '#server/gateways/whatsapp/outbox.ts';
import { type Clock, createClock } from '#server/platform/clock.ts';
import { openDatabase, openPool } from '#server/platform/database/database.ts';
import { listenForNotices } from '#server/platform/database/listen.ts';
import { deriveKeys } from '#server/platform/keys.ts';
import { startQueue } from '#server/platform/queue.ts';
import { createServices } from '#server/services.ts';
import { internalPages } from '#server/settings.ts';
import { importUnchecked } from './sample-content.ts';

const POOL_SIZE = 5;
/** Long enough for other processes that need it too, such as operator commands. */
export const TEST_SECRET = 'the secret of the app in all server tests';

/** A fresh database, cloned from the migrated template. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${inject('template')}`);
  const url = new URL(inject('serverUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('serverUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestAppOptions {
  /** A folder with content files; absent: no content. */
  readonly contentDir?: string;
  /** Absent: the real time. */
  readonly clock?: Clock;
  /** Absent: nothing is logged. */
  readonly log?: Logger;
  /** Absent: the development outbox. */
  readonly gateway?: MessageGateway;
  /** False: queued messages stay in the queue until the test delivers them itself. */
  readonly isSending?: boolean;
  readonly config?: Partial<
    Pick<
      Config,
      | 'contentDir'
      | 'isProduction'
      | 'host'
      | 'publicOrigin'
      | 'internalPages'
      | 'staffSecret'
      | 'trustProxy'
      | 'otpSoftLimit'
      | 'otpCeilings'
      | 'databasePoolSize'
      | 'whatsapp'
      | 'razorpay'
      | 'load'
      | 'dataDir'
      | 'mapsDir'
      | 'worksheetHosts'
    >
  >;
  /** The database of another test app, of which this one is a second process; or one behind a proxy. */
  readonly databaseUrl?: string;
}

export async function createTestApp(options: TestAppOptions = {}) {
  const database =
    options.databaseUrl === undefined
      ? await createTestDatabase()
      : { url: options.databaseUrl, drop: async () => {} };
  const faults: unknown[] = [];
  const onFault = (error: unknown) => faults.push(error);
  const poolSize = options.config?.databasePoolSize ?? POOL_SIZE;
  const pool = openPool(database.url, poolSize, onFault);
  const db = openDatabase(pool);
  const notices = await listenForNotices(database.url, onFault);
  if (options.contentDir !== undefined) {
    await importUnchecked(db, options.contentDir);
  }
  const webDir = await mkdtemp(join(tmpdir(), 'grammar-gully-web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Grammar Gully</title>');
  const config = {
    webDir,
    contentDir: 'content',
    dataDir: `${webDir}-data`,
    mapsDir: `${webDir}-maps`,
    worksheetHosts: {
      basic: '/worksheet-files/basic',
      intermediate: '/worksheet-files/intermediate',
    },
    isProduction: false,
    host: '127.0.0.1',
    publicOrigin: undefined,
    internalPages,
    trustProxy: false,
    otpSoftLimit: 1_000,
    otpCeilings: SEND_CEILINGS,
    databasePoolSize: poolSize,
    whatsapp: undefined,
    ledgerSecret: undefined,
    staffSecret: undefined,
    razorpay: undefined,
    load: { maxEventLoopDelayMs: 0, maxHeapBytes: 0, maxRssBytes: 0 },
    ...options.config,
  };
  const clock = options.clock ?? createClock(undefined);
  const keys = deriveKeys(TEST_SECRET);
  const queue = await startQueue(database.url, notices, onFault);
  const outbox =
    options.gateway === undefined ? createOutbox({ db, clock, keys, print: () => {} }) : undefined;
  const gateway = options.gateway ?? outbox;
  if (gateway === undefined) throw new Error('no gateway');
  const log = options.log ?? pino({ level: 'silent' });
  const { paymentGateway, sandbox } = choosePayments(config.razorpay, { db, clock, keys });
  const deps = { config, log, db, notices, clock, keys, queue, gateway, paymentGateway };
  const services = await createServices(deps);
  const app = await buildApp({
    config,
    log,
    db,
    notices,
    clock,
    services,
    outbox,
    sandbox,
    leaving: new AbortController().signal,
  });
  if (options.isSending ?? true) await services.startWorking();
  await app.ready();
  return {
    app,
    db,
    services,
    outbox,
    url: database.url,
    async close() {
      await app.close();
      await queue.stop();
      await notices.close();
      await pool.end();
      await database.drop();
      await rm(webDir, { recursive: true, force: true });
      await rm(`${webDir}-data`, { recursive: true, force: true });
    },
  };
}
