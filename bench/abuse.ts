// npm run bench:abuse [-- --seconds 120]: one hostile free account with 50,000 answers and two hostile networks do at
// once what is costly, again and again, while others use the site. Each figure is beside that of a quiet run of the same
// process.
//   topics    p99 of /api/topics at 100 calls a second: at most 50 ms more than in the quiet run, and no failure
//   receipts  a member prints one a second: each is served within a second
//   logins    a family elsewhere logs in with its password every six seconds: all succeed
//   codes     a family elsewhere, each time in a network of its own, signs up or logs in by code: every code arrives
//   memory    the peak of the process, beside its own before
//   limits    what the hostile got: nothing but successes, refusals and 503

import { parseArgs } from 'node:util';
import { type Hostile, startHostile } from './abuse/hostile.ts';
import { others } from './abuse/others.ts';
import { type AbusedSite, prepareSite } from './abuse/site.ts';
import { residentMb } from './support/resident-memory.ts';
import { startSteadyCalls } from './support/steady-calls.ts';

const TOPICS_PER_S = 100;
const MAX_DELAY_MS = 50;
const MAX_RECEIPT_MS = 1_000;
const MAX_MEMORY_RATIO = 6;
const MEMORY_EVERY_MS = 100;
const PROGRESS_EVERY_MS = 10_000;
const HELP = `npm run bench:abuse [-- --seconds 120]

One hostile account and two hostile networks at once, beside a quiet run of the same process.
  --seconds  how long they go on (default 120); the quiet run takes a quarter of it
Needs Linux, for the memory of the process, and the port 3209.`;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '120' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const seconds = Number(values.seconds);
if (!(seconds >= 20)) {
  console.error('--seconds must be a number of at least 20.');
  process.exit(1);
}
if (residentMb(process.pid) === 0) {
  console.error('The memory of a process can only be read on Linux.');
  process.exit(1);
}

let missed = 0;
function report(name: string, line: string, isWithin: boolean): void {
  if (!isWithin) missed += 1;
  console.log(`${name.padEnd(9)} ${line}${isWithin ? '' : '  !'}`);
}

console.log('The site starts, and families sign up.');
const site = await prepareSite();
try {
  await run(site);
} finally {
  await site.close();
}
console.log(
  missed === 0 ? 'All within the aims.' : `NOT within the aims: ${missed}, marked with !`,
);
process.exit(missed === 0 ? 0 : 1);

async function run(abused: AbusedSite): Promise<void> {
  const pid = abused.child.pid ?? 0;
  console.log('A quiet run.');
  // The first calls fill caches.
  await (await topics(2)).result;
  const quiet = await visit(abused, Math.max(10, Math.round(seconds / 4)));
  const idleMb = residentMb(pid);

  console.log(`The hostile begin, for ${seconds} s.`);
  const memory = watchMemory(pid);
  const hostile = startHostile(abused);
  const progress = showProgress(hostile);
  const busy = await visit(abused, seconds);
  clearInterval(progress);
  await hostile.stop();
  const peakMb = memory.stop();

  const moreMs = busy.topics.p99Ms - quiet.topics.p99Ms;
  report(
    'topics',
    `p99 ${busy.topics.p99Ms} ms, ${quiet.topics.p99Ms} ms before: ${moreMs} ms more, ratio ${(busy.topics.p99Ms / Math.max(1, quiet.topics.p99Ms)).toFixed(1)}; longest ${busy.topics.longestMs} ms; ${busy.topics.failures} of ${busy.topics.calls} failed`,
    moreMs <= MAX_DELAY_MS && busy.topics.failures + quiet.topics.failures === 0,
  );
  for (const [name, mostMs] of [
    ['receipts', MAX_RECEIPT_MS],
    ['logins', Number.POSITIVE_INFINITY],
    ['codes', Number.POSITIVE_INFINITY],
  ] as const) {
    const [now, before] = [busy[name], quiet[name]];
    const longest = Math.max(0, ...now.map(({ ms }) => ms));
    const failed = now.filter(({ isFine }) => !isFine);
    report(
      name,
      `${now.length - failed.length} of ${now.length} served, longest ${Math.round(longest)} ms, ${Math.round(Math.max(0, ...before.map(({ ms }) => ms)))} ms before${failed.length === 0 ? '' : `; ${[...new Set(failed.map(({ what }) => what))].join(', ')}`}`,
      now.length > 0 && failed.length === 0 && longest <= mostMs,
    );
  }
  report(
    'memory',
    `${peakMb.toFixed(0)} MB at most, ${idleMb.toFixed(0)} MB before, ratio ${(peakMb / idleMb).toFixed(1)}`,
    peakMb / idleMb <= MAX_MEMORY_RATIO,
  );
  const counts = hostile.counts();
  const expected = new Set(['200', '400', '401', '404', '429', '503', 'unread']);
  report(
    'limits',
    [...counts].map(([status, count]) => `${status}: ${count}`).join(', '),
    [...counts.keys()].every((status) => expected.has(status)) && (counts.get('429') ?? 0) > 0,
  );
}

function topics(forSeconds: number) {
  const url = `${site.origin}/api/topics`;
  return startSteadyCalls({ url, perSecond: TOPICS_PER_S, seconds: forSeconds });
}

/** What others find during this time. */
async function visit(abused: AbusedSite, forSeconds: number) {
  const steady = await topics(forSeconds);
  const leaving = new AbortController();
  const visits = others(abused, leaving.signal);
  const found = await steady.result;
  leaving.abort();
  return { topics: found, ...(await visits) };
}

function watchMemory(pid: number): { stop(): number } {
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(pid));
  }, MEMORY_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return peakMb;
    },
  };
}

function showProgress(hostile: Hostile): NodeJS.Timeout {
  const startedAt = performance.now();
  return setInterval(() => {
    const counts = hostile.counts();
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const passed = Math.round((performance.now() - startedAt) / 1_000);
    console.log(`  ${passed} s: ${all} hostile calls, ${counts.get('429') ?? 0} refused`);
  }, PROGRESS_EVERY_MS);
}
