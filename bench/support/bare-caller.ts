// Calls an address at a steady rate, in a process of its own, so that the load that a benchmark makes meanwhile does not
// stretch the times: `node bare-caller.ts <json of SteadyLoad>`. Sends `'started'` with the first response, and a
// SteadyCalls at the end.
//
// Each call begins when it is due, whether or not earlier ones have been answered, and its time counts from that moment:
// while nothing is served, every call of that time waits and is counted. autocannon 9 fills such gaps in with a value for
// each millisecond, so that one call of 700 ms weighs as much as 700 calls.

import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';

export interface SteadyLoad {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
}

export interface SteadyCalls {
  readonly p99Ms: number;
  readonly longestMs: number;
  readonly calls: number;
  readonly failures: number;
}

/** Opened beforehand, as a proxy holds them: a new one would wait for its handshake behind those of the load. */
const CONNECTIONS = 50;

const { url, perSecond, seconds }: SteadyLoad = JSON.parse(process.argv[2] ?? '');
const { origin, pathname, search } = new URL(url);
const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
const took: number[] = [];
let failures = 0;

async function callDueAt(dueAt: number): Promise<void> {
  try {
    const { statusCode, body } = await pool.request({ method: 'GET', path: pathname + search });
    await body.dump();
    if (statusCode < 200 || statusCode > 299) failures += 1;
  } catch {
    failures += 1;
  }
  took.push(performance.now() - dueAt);
}

await Promise.all(Array.from({ length: CONNECTIONS }, () => callDueAt(performance.now())));
took.length = 0;
failures = 0;
process.send?.('started');
const startedAt = performance.now();
const calls: Promise<void>[] = [];
for (let nth = 0; nth < perSecond * seconds; nth += 1) {
  const dueAt = startedAt + (nth * 1_000) / perSecond;
  const waitMs = dueAt - performance.now();
  if (waitMs >= 1) await delay(waitMs);
  calls.push(callDueAt(dueAt));
}
await Promise.all(calls);
await pool.close();
took.sort((a, b) => a - b);
process.send?.({
  p99Ms: Math.round(took[Math.floor((took.length - 1) * 0.99)] ?? 0),
  longestMs: Math.round(took.at(-1) ?? 0),
  calls: took.length,
  failures,
} satisfies SteadyCalls);
