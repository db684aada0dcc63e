// npm run bench:api [-- --quick] [--only <text>]: every GET call of the contract at 32 and 128 connections, with its
// query plain and percent-encoded, compared with a bare node:http server that makes the same queries and sends the same
// bytes. Both run in separate processes and take turns, so that other load on the machine affects both alike. A row
// that misses its targets is measured again while time allows. A call that generates a PDF uses a few connections only,
// and its yardstick generates the same PDF each time. --quick measures once, at 32 connections; --only measures the
// calls with this text in their address.

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { allEndpoints } from '#contract/all.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { readConfig } from '#server/config.ts';
import { openSite } from '#server/platform/open-site.ts';
import { apiSamples, type Sample, type SampleIds } from './support/api-samples.ts';
import type { BareServer } from './support/bare-server.ts';
import { median } from './support/median.ts';
import { payMembership, signUp } from './support/member.ts';
import type { Work } from './support/record-work.ts';
import { serveSite, stopProcess } from './support/served-site.ts';
import { startBare } from './support/start-bare.ts';

const SITE_PORT = 3201;
const BARE_PORT = 3202;
const MEMBER_BARE_PORT = 3203;
/** Short, so that both servers of a pair run under the same conditions. */
const TURN_S = 0.4;
/** For replies built on every request: on a busy machine 128 of them take longer than TURN_S. */
const TURN_BUILT_S = 1;
/** For replies that generate a document: a turn contains several, and few overlap with the next turn. */
const TURN_DOCUMENT_S = 2;
const DOCUMENT_CONNECTIONS = 2;
const SAMPLE_MS = 100;
const PHONE = '9876543211';
const PASSWORD = 'a mango tree in the gully';
/** Relative to the throughput of node:http. */
const MIN_RATIO = 0.7;
const MAX_P99_RATIO = 4;
const RECORDED_REQUESTS = 5;

const { quick: isQuick, only = '' } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' } },
}).values;
const CONNECTIONS = isQuick ? [32] : [32, 128];
const TURNS = isQuick ? 3 : 5;
const MORE_TURNS = isQuick ? 4 : 10;
/** After this time no row is measured again, which keeps the first turns of all rows within ten minutes. */
const TIME_FOR_MORE_MS = 6 * 60_000;

interface Row {
  readonly path: string;
  readonly isMember: boolean;
  readonly isBuilt: boolean;
  readonly hasChallenge: boolean;
}

interface RecordedRow extends Row {
  /** The site's work for each reply. */
  readonly work: Work;
}

interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly failures: number;
}

const site = await serveSite(SITE_PORT, 'src/server/main.ts', {}, 'record-work.ts');
const bareServers: ChildProcess[] = [];
let missed = 0;
try {
  const person = await signUp(site, PHONE, PASSWORD);
  const rows: RecordedRow[] = [];
  const ids = {
    lockedLevel: await findLockedLevel(site.origin),
    delivery: person.deliveryId,
    receipt: await payMembership(site, person.token),
  };
  for (const row of allRows(ids)) {
    const work = await workOf(row, person.token);
    rows.push({ ...row, work, isBuilt: row.isBuilt || work.queries.length > 0 });
  }
  bareServers.push(await startYardstick(BARE_PORT, rows, undefined));
  bareServers.push(await startYardstick(MEMBER_BARE_PORT, rows, person.token));
  printHeader();
  const measured = rows.filter(({ path }) => path.includes(only));
  for (const connections of [DOCUMENT_CONNECTIONS, ...CONNECTIONS]) {
    for (const row of measured) {
      if (makesDocument(row) !== (connections === DOCUMENT_CONNECTIONS)) continue;
      if (!(await measure(row, connections, person.token))) missed += 1;
    }
  }
} finally {
  for (const bare of bareServers) await stopProcess(bare);
  await site.close();
}
console.log(
  missed === 0
    ? 'All calls are within the aims.'
    : `NOT within the aims: ${missed} rows, marked with !`,
);
process.exit(missed === 0 ? 0 : 1);

function allRows(ids: SampleIds): Row[] {
  const samples = apiSamples(ids);
  // Signed calls come from another machine, and only when it has something to report.
  const endpoints = allEndpoints.filter(
    ({ method, access }) => method === 'GET' && access !== 'signed',
  );
  const missing = endpoints.filter(({ path }) => samples[path] === undefined);
  if (missing.length > 0) {
    const paths = missing.map(({ path }) => path).join(', ');
    throw new Error(`bench/support/api-samples.ts has no sample for ${paths}`);
  }
  return endpoints.flatMap((endpoint) =>
    (samples[endpoint.path] ?? []).flatMap((sample) => rowsOf(endpoint, sample)),
  );
}

/** The minimum of several requests: the first one fills caches, and background work may interfere. */
async function workOf(row: Row, token: string): Promise<Work> {
  const tell = async (message: 'record' | 'stop'): Promise<Work> => {
    const answer = once(site.child, 'message');
    site.child.send(message);
    const [made] = await answer;
    return made;
  };
  let fewest: Work | undefined;
  for (let request = 0; request < RECORDED_REQUESTS; request += 1) {
    await tell('record');
    const response = await fetch(site.origin + row.path, { headers: headersOf(row, token) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${row.path} returns ${response.status}: ${text}`);
    const made = await tell('stop');
    if (fewest === undefined || made.queries.length < fewest.queries.length) fewest = made;
  }
  return fewest ?? { queries: [], documents: [] };
}

function makesDocument({ work }: RecordedRow): boolean {
  return work.documents.length > 0;
}

function headersOf({ isMember }: Row, token: string): Record<string, string> {
  return isMember ? { authorization: `Bearer ${token}` } : {};
}

/** A query that changes when percent-encoded yields two rows. */
function rowsOf(
  endpoint: AnyEndpoint,
  { params = {}, query, isMember = false, isBuilt = false, hasChallenge = false }: Sample,
): Row[] {
  const path: string = endpoint.path;
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? '');
  const spellings = query === undefined ? [''] : [`?${query}`, `?${percentEncoded(query)}`];
  return [...new Set(spellings)].map((spelling) => ({
    path: filled + spelling,
    isMember,
    isBuilt,
    hasChallenge,
  }));
}

function percentEncoded(query: string): string {
  const encode = (text: string) => encodeURIComponent(decodeURIComponent(text));
  return query
    .split('&')
    .map((pair) => pair.split('=').map(encode).join('='))
    .join('&');
}

async function findLockedLevel(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/topics`);
  const { data } = (await response.json()) as {
    data: { attributes: { isFree: boolean; levels: number[] } }[];
  };
  const level = data.find(({ attributes }) => !attributes.isFree)?.attributes.levels[0];
  if (level === undefined) throw new Error('no topic is locked');
  return String(level);
}

async function startYardstick(
  port: number,
  rows: readonly RecordedRow[],
  token: string | undefined,
): Promise<ChildProcess> {
  const { url, close } = await openSite(readConfig(site.env), () => {});
  await close();
  const settings: BareServer = {
    yardsticks: rows
      .filter(({ isMember }) => isMember === (token !== undefined))
      .map(({ path, work, hasChallenge }) => ({ path, work, hasChallenge })),
    token,
    databaseUrl: url,
  };
  return startBare('bare-server.ts', [String(port), site.origin, JSON.stringify(settings)]);
}

/** Prints the row; returns false if it misses its targets. */
async function measure(row: RecordedRow, connections: number, token: string): Promise<boolean> {
  const siteLoads: Load[] = [];
  const bareLoads: Load[] = [];
  const barePort = row.isMember ? MEMBER_BARE_PORT : BARE_PORT;
  const takeTurn = async () => {
    siteLoads.push(await load(SITE_PORT, row, connections, token));
    bareLoads.push(await load(barePort, row, connections, token));
  };
  for (let turn = 0; turn < TURNS; turn += 1) await takeTurn();
  let verdict = compare(siteLoads, bareLoads);
  const isTimeLeft = () => performance.now() < TIME_FOR_MORE_MS;
  for (let turn = 0; turn < MORE_TURNS && !verdict.isWithin && isTimeLeft(); turn += 1) {
    await takeTurn();
    verdict = compare(siteLoads, bareLoads);
  }
  const { ours, theirs, ratio, isWithin } = verdict;
  print([
    `${row.path}${row.isMember ? ' (member)' : ''}`,
    besideOf(row),
    String(connections),
    ours.perSecond.toFixed(0),
    theirs.perSecond.toFixed(0),
    ratio.toFixed(2),
    String(ours.p99Ms),
    String(theirs.p99Ms),
    String(ours.failures),
    isWithin ? '' : '!',
  ]);
  return isWithin;
}

function compare(siteLoads: readonly Load[], bareLoads: readonly Load[]) {
  const pairs = siteLoads.map((ours, turn) => ({ ours, theirs: bareLoads[turn] as Load }));
  // Per pair of consecutive turns: the load on the machine may differ between pairs.
  const ratio = median(pairs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond));
  const p99Ratio = median(pairs.map(({ ours, theirs }) => ours.p99Ms / Math.max(theirs.p99Ms, 1)));
  const [ours, theirs] = [medianLoad(siteLoads), medianLoad(bareLoads)];
  const isWithin =
    ratio >= MIN_RATIO && p99Ratio <= MAX_P99_RATIO && ours.failures + theirs.failures === 0;
  return { ours, theirs, ratio, isWithin };
}

async function load(
  port: number,
  row: RecordedRow,
  connections: number,
  token: string,
): Promise<Load> {
  const url = `http://127.0.0.1:${port}${row.path}`;
  const result = await autocannon({
    url,
    connections,
    duration: turnOf(row),
    sampleInt: SAMPLE_MS,
    headers: headersOf(row, token),
  });
  return {
    perSecond: result['2xx'] / result.duration,
    p99Ms: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  };
}

function turnOf(row: RecordedRow): number {
  if (makesDocument(row)) return TURN_DOCUMENT_S;
  return row.isBuilt ? TURN_BUILT_S : TURN_S;
}

/** The yardstick's work for each reply: queries, documents. */
function besideOf({ work: { queries, documents } }: RecordedRow): string {
  const parts = [queries.length, documents.length > 0 ? 'PDF' : 0].filter((part) => part !== 0);
  return ['http', ...parts].join(' + ');
}

/** Median rate and p99; failures summed over all turns. */
function medianLoad(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
    failures: loads.reduce((sum, { failures }) => sum + failures, 0),
  };
}

function printHeader(): void {
  print([
    'call',
    'beside',
    'conn',
    'site/s',
    'bare/s',
    'ratio',
    'p99 ms',
    'bare p99',
    'failed',
    '',
  ]);
}

function print([call = '', ...cells]: readonly string[]): void {
  const [beside = '', ...figures] = cells;
  console.log(call.padEnd(110), beside.padEnd(14), ...figures.map((cell) => cell.padStart(8)));
}
