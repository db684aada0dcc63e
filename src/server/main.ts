// The server process: settings, database, content, listening, and an orderly shutdown, also after a failed start.

import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, ConfigError, loadSettingsFile, readConfig } from './config.ts';
import { storedContent } from './content.ts';
import { choosePayments } from './gateways/payments/choose-payments.ts';
import { chooseGateway } from './gateways/whatsapp/choose-gateway.ts';
import { importOnStart } from './import-on-start.ts';
import { type Clock, createClock } from './platform/clock.ts';
import { ContentError, refusedText } from './platform/content/content-error.ts';
import { areImported } from './platform/content/imported-content.ts';
import { backupTask } from './platform/database/backup/backup-task.ts';
import { listenForNotices } from './platform/database/listen.ts';
import { DatabaseStartError } from './platform/database/postgres-programs.ts';
import { deriveKeys, developmentSecret } from './platform/keys.ts';
import { createLog } from './platform/log.ts';
import { type OpenSite, openSite } from './platform/open-site.ts';
import { startQueue } from './platform/queue.ts';
import { createServices } from './services.ts';
import { findUnfinished } from './unfinished.ts';

const CLOSE_TIMEOUT_MS = 15_000;
/** Until a proxy that checks every second knows that this process is leaving (deploy/haproxy.cfg: two checks). */
const DRAIN_MS = 3_000;
/** System errors for an address on which the server can't listen. */
const ADDRESS_ERRORS = ['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES', 'ENOTFOUND', 'EAI_AGAIN'];

const DEVELOPMENT_NOTICE = `
  ┌──────────────────────────────────────────────────────────────────────┐
  │ THIS IS A DEVELOPMENT SERVER, for this machine only.                 │
  │ Without WhatsApp settings it shows everybody's codes in the terminal │
  │ and at /dev/outbox. Where others reach it, set NODE_ENV=production.  │
  └──────────────────────────────────────────────────────────────────────┘
`;

async function main(): Promise<void> {
  loadSettingsFile();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const opened = new AsyncDisposableStack();
  const leaving = new AbortController();
  const started = start(config, log, opened, leaving.signal);

  let disposing: Promise<void> | undefined;
  const dispose = () => {
    disposing ??= opened.disposeAsync();
    return disposing;
  };
  let isClosing = false;
  const close = async (signal: string) => {
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, 'closing: requests in flight are finished first');
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    // Resources that are still being opened can't be closed yet.
    await started.catch(() => {});
    leaving.abort();
    if (config.trustProxy) await delay(DRAIN_MS);
    await dispose();
    process.exit(0);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);

  try {
    await started;
  } catch (error) {
    if (isClosing) return;
    setTimeout(() => fail(error), CLOSE_TIMEOUT_MS).unref();
    await dispose().catch((closing) => log.warn({ err: closing }, 'not closed'));
    throw error;
  }
}

/** Each resource is added to `opened` as soon as it is open, so that it is closed if a later step fails. */
async function start(
  config: Config,
  log: FastifyBaseLogger,
  opened: AsyncDisposableStack,
  leaving: AbortSignal,
): Promise<void> {
  const warnWith = (message: string) => (err: unknown) => log.warn({ err }, message);

  const site = await openSite(config, warnWith('database connection lost'));
  opened.defer(() => site.close());
  const { db } = site;
  const notices = await listenForNotices(site.url, warnWith('notices interrupted'));
  opened.defer(() => notices.close());

  const clock = createClock(config.startsAt);
  await bringInContent(site, config, clock, log);
  if (!(await stat(config.webDir).catch(() => null))) {
    log.warn(`${config.webDir} does not exist: the pages are not built, only the calls answer`);
  }

  const keys = deriveKeys(config.sessionSecret ?? (await developmentSecret(config.dataDir)));
  const queue = await startQueue(site.url, notices, warnWith('queue interrupted'));
  opened.defer(() => queue.stop());
  const { gateway, outbox } = chooseGateway(config.whatsapp, { db, clock, keys });
  const { paymentGateway, sandbox } = choosePayments(config.razorpay, { db, clock, keys });
  const services = await createServices({
    config,
    log,
    db,
    notices,
    clock,
    keys,
    queue,
    gateway,
    paymentGateway,
    ownTasks: backupTasks(config, site.url, clock),
  });
  if (config.isProduction)
    for (const text of await findUnfinished(config, services)) log.warn(text);
  await services.startWorking();

  const app = await buildApp({
    config,
    log,
    db,
    notices,
    clock,
    services,
    outbox,
    sandbox,
    leaving,
  });
  opened.defer(() => app.close());
  await app.listen({ host: config.host, port: config.port });
  log.info(`The site is ready: ${app.listeningOrigin}`);
  if (config.isProduction) return;
  process.stdout.write(DEVELOPMENT_NOTICE);
  if (outbox !== undefined) {
    const address = app.listeningOrigin + outbox.address;
    process.stdout.write(`  The outbox through a proxy, for nobody else: ${address}\n\n`);
  }
}

function backupTasks({ backupDir: dir, backupKey: key }: Config, url: string, clock: Clock) {
  return dir === undefined ? [] : [backupTask({ url, dir, key, clock })];
}

/** Throws ContentError if nothing was imported before; otherwise the site keeps serving the content it has. */
async function bringInContent(
  { db, url }: OpenSite,
  { contentDir }: Config,
  clock: Clock,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    const { written, refused } = await importOnStart(db, url, contentDir, clock);
    if (written.length > 0) log.info({ collections: written }, 'content imported');
    if (refused.length > 0) log.error(refusedText(refused));
  } catch (error) {
    if (!(error instanceof ContentError) || !(await areImported(db, storedContent))) throw error;
    log.error(`${error.message}\nThe content imported before stays in use.`);
  }
}

function fail(error: unknown): never {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof ContentError ||
    error instanceof DatabaseStartError ||
    ADDRESS_ERRORS.includes((error as { code?: string }).code ?? '');
  process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}

main().catch(fail);
