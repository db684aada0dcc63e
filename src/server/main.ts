// The process: settings, database, content, listening, and an orderly end.

import { stat } from 'node:fs/promises';
import { buildApp } from './app.ts';
import { ConfigError, loadSettingsFile, readConfig } from './config.ts';
import { allContent } from './content.ts';
import { chooseGateway } from './gateways/whatsapp/choose-gateway.ts';
import { createClock } from './platform/clock.ts';
import { ContentError, importContent, isImported } from './platform/content-import.ts';
import { listenForNotices } from './platform/database/listen.ts';
import { DatabaseStartError } from './platform/database/postgres-programs.ts';
import { deriveKeys, developmentSecret } from './platform/keys.ts';
import { createLog } from './platform/log.ts';
import { openSite } from './platform/open-site.ts';
import { startQueue } from './platform/queue.ts';
import { createServices } from './services.ts';

const CLOSE_DEADLINE_MS = 15_000;

async function main(): Promise<void> {
  loadSettingsFile();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const site = await openSite(config, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  );
  const notices = await listenForNotices(site.url, (error) =>
    log.warn({ err: error }, 'notices interrupted'),
  );

  try {
    const written = await importContent(site.db, config.contentDir, allContent);
    if (written.length > 0) log.info({ collections: written }, 'content imported');
  } catch (error) {
    // A site that has content keeps serving it; a site that has none can't start.
    if (!(error instanceof ContentError) || !(await isImported(site.db, 'quiz'))) throw error;
    log.error(`${error.message}\nThe content imported before stays in use.`);
  }
  if (!(await stat(config.webDir).catch(() => null))) {
    log.warn(`${config.webDir} does not exist: the pages are not built, only the calls answer`);
  }

  const { db } = site;
  const clock = createClock(config.startsAt);
  const keys = deriveKeys(config.sessionSecret ?? (await developmentSecret(config.dataDir)));
  const queue = await startQueue(site.url, (error) =>
    log.warn({ err: error }, 'queue interrupted'),
  );
  const { gateway, outbox } = chooseGateway(config.whatsapp, db, clock);
  const services = await createServices({ config, db, notices, clock, keys, queue, gateway });
  await services.startWorking();

  const app = await buildApp({ config, log, db, notices, clock, services, outbox });

  let isClosing = false;
  const close = async (signal: string) => {
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, 'closing: requests in flight are finished first');
    setTimeout(() => process.exit(1), CLOSE_DEADLINE_MS).unref();
    await app.close();
    await queue.stop();
    await notices.close();
    await site.close();
    process.exit(0);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);

  await app.listen({ host: config.host, port: config.port });
  log.info(`Grammar Gully is ready: ${app.listeningOrigin}`);
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof ContentError ||
    error instanceof DatabaseStartError ||
    (error as { code?: string }).code === 'EADDRINUSE';
  process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
});
