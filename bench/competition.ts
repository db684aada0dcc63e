// npm run bench:competition: a whole competition of 10,000 children in compressed time, once with one server process
// and once with two behind HAProxy and PgBouncer. In the latter, one process is killed and the database is restarted
// while the answers arrive. --help names the options.

import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Checked } from './competition/checks.ts';
import { report } from './competition/report.ts';
import { play } from './competition/scenario.ts';
import { serve } from './competition/servers.ts';
import { compareSubmitRate } from './competition/submit-rate.ts';

const KILL_AFTER_MS = 2_000;
const RESTART_AFTER_MS = 5_000;
/** A run takes some 90 s more than the time until its start. */
const DEADLINE_S = 150;

const HELP = `npm run bench:competition -- [options]
  --children 10000    how many take part
  --processes 1,2     one server process, two behind HAProxy and PgBouncer, or both
  --starts-in 250     seconds until the start; registration takes three fifths of them
  --short             200 children, one process, 100 s: whether it works at all`;
/** What two processes need besides the embedded PostgreSQL. */
const PROGRAMS = ['haproxy', 'pgbouncer'];

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    children: { type: 'string', default: '10000' },
    processes: { type: 'string', default: '1,2' },
    'starts-in': { type: 'string', default: '250' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const children = values.short ? 200 : Number(values.children);
const startsInS = values.short ? 100 : Number(values['starts-in']);
const processes = values.short ? '1' : values.processes;
const counts = processes.split(',').map((count) => (count === '2' ? 2 : 1));
const missing = counts.includes(2) ? await findMissing(PROGRAMS) : [];
if (missing.length > 0) {
  console.error(
    `Not installed: ${missing.join(', ')}. Two processes need them; --processes 1 does not.`,
  );
  process.exit(2);
}

const targets: Checked[] = [];
for (const count of counts) targets.push(...(await run(count)));
const missed = targets.filter(({ isTrue }) => !isTrue);
console.log(
  missed.length === 0
    ? 'All within the aims.'
    : `NOT within the aims: ${missed.map(({ text }) => text).join('; ')}.`,
);
process.exit(missed.length === 0 ? 0 : 1);

async function run(count: 1 | 2): Promise<Checked[]> {
  const name = count === 1 ? 'one process' : 'two processes, HAProxy and PgBouncer';
  console.log(`${children} children, ${name}`);
  const servers = await serve(count);
  try {
    const faults =
      count === 1
        ? []
        : [
            { afterMs: KILL_AFTER_MS, cause: servers.killOne },
            { afterMs: RESTART_AFTER_MS, cause: servers.restartDatabase },
          ];
    const played = await inTime(play(servers, { children, startsInS, faults }));
    const found = report(played);
    found.push(await compareSubmitRate(servers));
    for (const { isTrue, text } of found) console.log(`${isTrue ? ' ' : '!'} ${text}`);
    return found;
  } finally {
    await servers.close();
  }
}

/** The programs that can't be run here. */
async function findMissing(programs: readonly string[]): Promise<string[]> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const isThere = (program: string) =>
    Promise.any(folders.map((folder) => access(join(folder, program), constants.X_OK))).then(
      () => true,
      () => false,
    );
  const found = await Promise.all(programs.map(isThere));
  return programs.filter((_, index) => !found[index]);
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const deadline = new AbortController();
  const tooLate = delay(1_000 * (startsInS + DEADLINE_S), undefined, deadline).then(() => {
    throw new Error('the competition did not end in time');
  });
  tooLate.catch(() => {});
  return Promise.race([work, tooLate]).finally(() => deadline.abort());
}
