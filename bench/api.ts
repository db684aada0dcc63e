// npm run bench:api: each content call at 32 and 128 connections, beside a bare node:http server that answers the same
// bytes. Both run as processes of their own and take turns, so that what else the machine does hits both alike.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { end, serveSite } from './support/served-site.ts';

const SITE_PORT = 3201;
const BARE_PORT = 3202;
const TURN_S = 2;
const TURNS = 3;
const CONNECTIONS = [32, 128];
const LEAST_RATIO = 0.6;
const MOST_P99_RATIO = 4;
const CALLS = [
  '/api/topics',
  '/api/topics?filters%5Bcategory%5D%5B%24eq%5D=intermediate',
  '/api/topics/1',
  '/api/levels/11',
  '/api/maintenance',
  '/api/about',
];

interface Load {
  perSecond: number;
  p99Ms: number;
  failures: number;
}

const site = await serveSite(SITE_PORT, 'src/server/main.ts');
const bare = spawn(
  process.execPath,
  [join(import.meta.dirname, 'support/bare-server.ts'), String(BARE_PORT), site.origin, ...CALLS],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
let isGood = true;
try {
  await once(bare.stdout, 'data');
  console.log(
    'call'.padEnd(60),
    'conn',
    ' site/s',
    ' bare/s',
    ' ratio',
    ' p99 ms',
    ' bare p99',
    ' failures',
  );
  for (const connections of CONNECTIONS) {
    for (const path of CALLS) await compare(path, connections);
  }
} finally {
  await end(bare);
  await site.close();
}
console.log(
  isGood ? 'All calls are within the aims.' : 'NOT within the aims: see the lines marked with !',
);
process.exit(isGood ? 0 : 1);

async function compare(path: string, connections: number): Promise<void> {
  const siteLoads: Load[] = [];
  const bareLoads: Load[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    siteLoads.push(await load(`http://127.0.0.1:${SITE_PORT}${path}`, connections));
    bareLoads.push(await load(`http://127.0.0.1:${BARE_PORT}${path}`, connections));
  }
  const [ours, theirs] = [middle(siteLoads), middle(bareLoads)];
  const ratio = ours.perSecond / theirs.perSecond;
  const isWithin =
    ratio >= LEAST_RATIO &&
    ours.p99Ms <= MOST_P99_RATIO * Math.max(theirs.p99Ms, 1) &&
    ours.failures === 0;
  isGood &&= isWithin;
  console.log(
    path.padEnd(60),
    String(connections).padStart(4),
    ours.perSecond.toFixed(0).padStart(7),
    theirs.perSecond.toFixed(0).padStart(7),
    ratio.toFixed(2).padStart(6),
    String(ours.p99Ms).padStart(7),
    String(theirs.p99Ms).padStart(9),
    String(ours.failures).padStart(9),
    isWithin ? '' : '!',
  );
}

async function load(url: string, connections: number): Promise<Load> {
  const result = await autocannon({ url, connections, duration: TURN_S });
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  };
}

/** The turn with the median rate; failures of all turns count. */
function middle(loads: Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.perSecond - b.perSecond);
  const median = sorted[Math.floor(sorted.length / 2)] as Load;
  return { ...median, failures: loads.reduce((sum, { failures }) => sum + failures, 0) };
}
