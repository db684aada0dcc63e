// npm test: everything CI runs: the checks, the server tests on both databases, the browser journeys.

import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { runChecks } from './check.ts';
import { findChromium } from './find-chromium.ts';
import { reportResults, runSequentially } from './steps.ts';

const results = await runChecks();
results.push(
  ...(await runSequentially([
    {
      name: 'server tests on the embedded PostgreSQL',
      command: 'vitest',
      args: ['run', '--project', 'server', '--project', 'process'],
    },
  ])),
);

const systemPostgres = await findSystemPostgres();
if (systemPostgres === undefined) {
  const explanation =
    'No PostgreSQL of version 15 or later is installed on this machine besides the embedded one: ' +
    'the server tests ran on the embedded one only. (Debian: apt-get install postgresql)';
  console.error(`\n${explanation}`);
  if (process.env.CI)
    results.push({
      name: "server tests on the machine's PostgreSQL",
      isPassed: false,
      output: explanation,
      seconds: 0,
    });
} else {
  results.push(
    ...(await runSequentially([
      {
        name: `server tests on ${systemPostgres}`,
        command: 'vitest',
        args: ['run', '--project', 'server'],
        env: { TEST_POSTGRES_BIN: systemPostgres },
      },
    ])),
  );
}

results.push(
  ...(await runSequentially([
    { name: 'web build', command: 'node', args: ['tools/run/build.ts'] },
    {
      name: 'browser journeys',
      command: 'playwright',
      args: ['test'],
      env: { CHROMIUM_PATH: findChromium() },
    },
    {
      name: 'short journeys in other engines',
      command: 'playwright',
      args: ['test', '--config', 'playwright.engines.config.ts', '--grep', '@short'],
    },
  ])),
);

reportResults(results);

async function findSystemPostgres(): Promise<string | undefined> {
  for await (const bin of glob('/usr/lib/postgresql/*/bin')) {
    if (Number(bin.split('/')[4]) >= 15 && existsSync(`${bin}/initdb`)) return bin;
  }
  return undefined;
}
