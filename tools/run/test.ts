// npm test: everything that CI runs — the checks, the server tests on both databases, the browser journeys.

import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { runChecks, runSteps } from './check.ts';
import { findChromium } from './find-chromium.ts';

const failed = runChecks();
failed.push(
  ...runSteps([
    [
      'server tests on the embedded PostgreSQL',
      'vitest',
      ['run', '--project', 'server', '--project', 'process'],
    ],
  ]),
);

const systemPostgres = await findSystemPostgres();
if (systemPostgres === undefined) {
  console.error(
    '\nNo PostgreSQL of version 15 or later is installed on this machine besides the embedded one:',
  );
  console.error(
    'the server tests ran on the embedded one only. (Debian: apt-get install postgresql)',
  );
  if (process.env.CI) failed.push("server tests on the machine's PostgreSQL");
} else {
  process.env.TEST_POSTGRES_BIN = systemPostgres;
  failed.push(
    ...runSteps([[`server tests on ${systemPostgres}`, 'vitest', ['run', '--project', 'server']]]),
  );
  delete process.env.TEST_POSTGRES_BIN;
}

process.env.CHROMIUM_PATH = findChromium();
failed.push(
  ...runSteps([
    ['web build', 'node', ['tools/run/build.ts']],
    ['browser journeys', 'playwright', ['test']],
  ]),
);

if (failed.length > 0) console.error(`\nFAILED: ${failed.join(', ')}`);
else console.log('\nEverything passed.');
process.exit(failed.length > 0 ? 1 : 0);

async function findSystemPostgres(): Promise<string | undefined> {
  for await (const bin of glob('/usr/lib/postgresql/*/bin')) {
    if (Number(bin.split('/')[4]) >= 15 && existsSync(`${bin}/initdb`)) return bin;
  }
  return undefined;
}
