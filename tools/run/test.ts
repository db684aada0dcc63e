// npm test: everything that CI runs — the checks, the server tests on both databases, the browser journeys.

import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { conclude, runChecks, runSteps } from './check.ts';
import { findChromium } from './find-chromium.ts';

const failed = await runChecks();
failed.push(
  ...(await runSteps([
    [
      'server tests on the embedded PostgreSQL',
      'vitest',
      ['run', '--project', 'server', '--project', 'process'],
    ],
  ])),
);

const systemPostgres = await findSystemPostgres();
if (systemPostgres === undefined) {
  const explanation =
    'No PostgreSQL of version 15 or later is installed on this machine besides the embedded one: ' +
    'the server tests ran on the embedded one only. (Debian: apt-get install postgresql)';
  console.error(`\n${explanation}`);
  if (process.env.CI)
    failed.push({ name: "server tests on the machine's PostgreSQL", end: explanation });
} else {
  process.env.TEST_POSTGRES_BIN = systemPostgres;
  failed.push(
    ...(await runSteps([
      [`server tests on ${systemPostgres}`, 'vitest', ['run', '--project', 'server']],
    ])),
  );
  delete process.env.TEST_POSTGRES_BIN;
}

process.env.CHROMIUM_PATH = findChromium();
failed.push(
  ...(await runSteps([
    ['web build', 'node', ['tools/run/build.ts']],
    ['browser journeys', 'playwright', ['test']],
  ])),
);

conclude(failed);

async function findSystemPostgres(): Promise<string | undefined> {
  for await (const bin of glob('/usr/lib/postgresql/*/bin')) {
    if (Number(bin.split('/')[4]) >= 15 && existsSync(`${bin}/initdb`)) return bin;
  }
  return undefined;
}
