// npm run bench:outage [-- --seconds 15]: the database is away for a minute while 200 visitors read and play, before two
// server processes behind HAProxy as deploy/ configures it. Pages, content that was read before and the competition's
// clock have to be served all the time; answers are refused with 503, sent again as the pages do it, and none may be
// lost. Needs HAProxy (Debian: apt-get install haproxy).

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openSite, type Site } from './outage/site.ts';
import { createVisitor, findQuestions, readsOf, type Visitor } from './outage/visitor.ts';
import { type Call, Caller, type Recorded } from './support/calls.ts';
import { signUp } from './support/member.ts';
import { Phones } from './support/outbox.ts';
import { isInstalled } from './support/programs.ts';

const VISITORS = 200;
/** Half of the visitors are signed in, on devices of these families. */
const FAMILIES = 25;
const FIRST_PHONE = 9_876_500_000;
const PASSWORD = 'a mango tree in the gully';
const CALM_MS = 8_000;
const ASSETS = 6;
const RECOVERY_DEADLINE_MS = 60_000;
const POLL_MS = 50;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const outageS = Number(values.seconds);

if (!isInstalled('haproxy')) {
  console.error('HAProxy is missing. On Debian: apt-get install haproxy');
  process.exit(1);
}
const opened = new AsyncDisposableStack();
let isGood = false;
try {
  isGood = await run();
} finally {
  await opened.disposeAsync();
}
console.log(isGood ? 'No page failed, and no answer was lost.' : 'NOT within the aims.');
process.exit(isGood ? 0 : 1);

async function run(): Promise<boolean> {
  const site = await openSite(opened);
  const tokens = await signUpFamilies(site);
  const reads = readsOf(assetPaths());
  await readEverything(site, reads);
  const questions = await findQuestions(site.origin);

  const caller = new Caller(site.origin);
  opened.defer(() => caller.close());
  const visitors = Array.from({ length: VISITORS }, (_, index) =>
    createVisitor({
      caller,
      reads,
      questions,
      token: index % 2 === 0 ? undefined : tokens[index % FAMILIES],
    }),
  );
  const leaving = new AbortController();
  const visits = Promise.all(visitors.map((visitor) => visitor.visit(leaving.signal)));

  await delay(CALM_MS);
  const stoppedAt = performance.now();
  await site.stopDatabase();
  await delay(1_000 * outageS);
  await site.startDatabase();
  const startedAt = performance.now();
  const firstMs = await untilAcknowledged(caller, startedAt);
  await delay(CALM_MS);
  leaving.abort();
  await Promise.race([visits, delay(RECOVERY_DEADLINE_MS, null, { ref: false })]);
  const waited = waitOfLast(caller, startedAt);
  return report(caller, visitors, {
    stoppedAt,
    startedAt,
    firstMs,
    lastMs: waited,
    missing: await countMissing(site, visitors),
  });
}

/** Returns a token for each family. */
async function signUpFamilies(site: Site): Promise<string[]> {
  const database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  const phones = new Phones(database);
  const tokens: string[] = [];
  try {
    for (let family = 0; family < FAMILIES; family += 1) {
      const phone = String(FIRST_PHONE + family);
      // The page of the outbox is closed behind a proxy.
      const { token } = await signUp(site, phone, PASSWORD, (to) => phones.codeFor(to));
      tokens.push(token);
    }
  } finally {
    await phones.close();
    await database.end();
  }
  return tokens;
}

/** Some files of the built pages. */
function assetPaths(): string[] {
  const dir = join(import.meta.dirname, '../dist/web');
  const names = globSync('assets/*.{js,css}', { cwd: dir }).sort();
  return names.slice(0, ASSETS).map((name) => `/${name}`);
}

/** From both processes, each of which keeps responses of its own. */
async function readEverything({ processes }: Site, reads: readonly Call[]): Promise<void> {
  for (const { origin } of processes) {
    for (const { path } of reads) {
      const { status } = await fetch(origin + path);
      if (status !== 200) throw new Error(`${path}: ${status} before the outage`);
    }
  }
}

/** Milliseconds from `since` to the first answers that were acknowledged after it. */
async function untilAcknowledged(caller: Caller, since: number): Promise<number> {
  for (;;) {
    const ends = recordedAnswers(caller).filter(({ status }) => status === 200);
    const after = ends.map(({ at, ms }) => at + ms - since).filter((ms) => ms > 0);
    if (after.length > 0) return Math.min(...after);
    if (performance.now() - since > RECOVERY_DEADLINE_MS) return Number.POSITIVE_INFINITY;
    await delay(POLL_MS);
  }
}

/** Milliseconds from `since` to the last refusal, after which all answers were acknowledged at once. */
function waitOfLast(caller: Caller, since: number): number {
  const refused = recordedAnswers(caller).filter(({ status }) => status !== 200);
  return Math.max(0, ...refused.map(({ at, ms }) => at + ms - since));
}

function recordedAnswers(caller: Caller): readonly Recorded[] {
  return caller.recorded.get('answers') ?? [];
}

/** Acknowledged answers that the database does not have. */
async function countMissing({ databaseUrl }: Site, visitors: readonly Visitor[]): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ids = visitors.flatMap(({ acknowledged }) => acknowledged);
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from unnest($1::uuid[]) as id
     where not exists (select from learning_answer where learning_answer.id = id)`,
    [ids],
  );
  await client.end();
  return rows[0]?.count ?? Number.NaN;
}

interface Outage {
  readonly stoppedAt: number;
  readonly startedAt: number;
  readonly firstMs: number;
  readonly lastMs: number;
  readonly missing: number;
}

/** Prints the figures; returns whether the aims are met. */
function report(
  caller: Caller,
  visitors: readonly Visitor[],
  { stoppedAt, startedAt, firstMs, lastMs, missing }: Outage,
): boolean {
  let failedPages = 0;
  console.log(`The database was away for ${seconds(startedAt - stoppedAt)}.`);
  for (const name of ['page', 'file', 'content', 'clock']) {
    const all = caller.recorded.get(name) ?? [];
    const meanwhile = all.filter(({ at }) => at >= stoppedAt && at < startedAt);
    const failed = all.filter(({ status }) => status !== 200);
    failedPages += failed.length;
    const slowest = Math.max(0, ...meanwhile.map(({ ms }) => ms));
    console.log(
      `  ${name.padEnd(8)} ${meanwhile.length} read meanwhile, the slowest in ${slowest.toFixed(0)} ms; ${failed.length} failed ${statusesOf(failed)}`,
    );
  }
  const answers = recordedAnswers(caller);
  const failures = visitors.flatMap((visitor) => visitor.failures);
  for (const failure of failures.slice(0, 3)) console.error(failure);
  const refused = answers.filter(({ status }) => status === 503).length;
  const other = answers.filter(({ status }) => ![200, 503].includes(status));
  const kept = visitors.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const unsent = visitors.reduce((sum, visitor) => sum + visitor.pending(), 0);
  console.log(
    `  answers  ${refused} calls refused with 503, ${other.length} otherwise ${statusesOf(other)}; ${kept} answers acknowledged, of which ${missing} are lost; ${unsent + failures.length} calls never acknowledged`,
  );
  console.log(
    `  recovery ${seconds(firstMs)} until an answer was acknowledged, ${seconds(lastMs)} until none was refused any more`,
  );
  return failedPages + missing + unsent + failures.length === 0 && refused > 0 && kept > 0;
}

function statusesOf(recorded: readonly Recorded[]): string {
  const statuses = [...new Set(recorded.map(({ status }) => status))].sort();
  return statuses.length === 0 ? '' : `(${statuses.join(', ')})`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
