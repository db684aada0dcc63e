// npm test: everything CI runs: the checks, the server tests on two databases, the browser journeys.

import { dirname } from 'node:path';
import { runChecks } from './check.ts';
import { installed } from './debian-package.ts';
import { reportResults, runSequentially, type Step } from './steps.ts';

const results = await runChecks();

/** Of version 15 or later. */
const initdb = installed(['/usr/lib/postgresql/{1[5-9],[2-9][0-9]}/bin/initdb'], ['postgresql']);
results.push(...(await runSequentially(serverTests())));
if (initdb === undefined) {
  const explanation =
    'No PostgreSQL of version 15 or later is installed on this machine besides the embedded one: ' +
    'the server tests ran on the embedded one only. (As root on Debian it is installed.)';
  console.error(`\n${explanation}`);
  if (process.env.CI)
    results.push({
      name: "server tests on the machine's PostgreSQL",
      isPassed: false,
      output: explanation,
      seconds: 0,
    });
}

// Where they can't be installed, the journeys say what is left out.
installed(['/usr/bin/firefox-esr'], ['firefox-esr']);
installed(['/usr/bin/WebKitWebDriver'], ['webkit2gtk-driver']);
installed(['/usr/bin/Xvfb'], ['xvfb']);

results.push(
  ...(await runSequentially([
    { name: 'web build', command: 'node', args: ['tools/run/build.ts'] },
    { name: 'oldest browsers', command: 'node', args: ['tools/floor/check-floor.ts'] },
    { name: 'browser journeys', command: 'playwright', args: ['test'] },
    {
      name: 'short journeys in other engines',
      command: 'playwright',
      args: ['test', '--config', 'playwright.engines.config.ts', '--grep', '@short'],
    },
  ])),
);

reportResults(results);

/**
 * All on the machine's PostgreSQL, which is the older; on the embedded one, what concerns processes and the database
 * itself (decision 012). Without the first, all on the embedded one.
 */
function serverTests(): Step[] {
  const embedded: Step = {
    name: 'server tests on the embedded PostgreSQL',
    command: 'vitest',
    // More than processors, since a test of processes also waits: for starts, outages, timeouts.
    args: ['run', '--project', 'server', '--project', 'process', '--maxWorkers', '3'],
  };
  if (initdb === undefined) return [embedded];
  const bin = dirname(initdb);
  return [
    {
      name: `server tests on ${bin}`,
      command: 'vitest',
      args: ['run', '--project', 'server'],
      env: { TEST_POSTGRES_BIN: bin },
    },
    {
      ...embedded,
      name: 'tests of processes and of the database on the embedded PostgreSQL',
      args: [...embedded.args, '.process.test.ts', 'src/server/platform/database'],
    },
  ];
}
