// npm run bench:faults [-- --short] [--seed 7] [--faults 200]: the whole cluster of tools/ha under a steady load of
// everything that writes, while processes and machines die in random order. After each fault, what was acknowledged has
// to be there exactly once. Needs the packages of `npm run ha`.

import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { seededRng } from '#domain/random/random.ts';
import { ClusterError } from '#tools/ha/service.ts';
import { topologyAt } from '#tools/ha/topology.ts';
import { type Cluster, openWholeCluster } from './faults/cluster.ts';
import { chooseFaults, type Fault, faults } from './faults/faults.ts';
import { type Verdict, verify, verifyAtLast } from './faults/verify.ts';
import { Acknowledged, answering, paying, signingUp, type Writing } from './faults/writers.ts';
import { findQuestions } from './outage/visitor.ts';
import { Caller } from './support/calls.ts';
import { GENEROUS_CEILINGS } from './support/generous-ceilings.ts';
import { razorpayEnv } from './support/payment-event.ts';

const FIRST_PORT = 4700;
const LONG = 200;
const SHORT = 12;
const SECRET = 'the webhook secret of this benchmark';
const ANSWERING = 12;
const ANSWER_PAUSE_MS = 100;
const PAUSE_MS = 500;
const READ_PAUSE_MS = 50;
const READS = ['/', '/quiz', '/api/topics', '/api/levels/11', '/api/comp/current'];
const CALM_MS = 2_000;
const WHOLE_DEADLINE_MS = 180_000;
/** Aims. */
const MAX_PAUSE_MS = 20_000;

interface Outcome {
  readonly fault: Fault;
  /** Longest time without an acknowledged write. */
  readonly pauseMs: number;
  readonly failedReads: number;
  readonly failedWrites: number;
  readonly isWhole: boolean;
  readonly verdict: Verdict;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ClusterError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments(): { seed: number; count: number } {
  const values = readOptions();
  const number = z.coerce.number().int().min(1);
  const seed = number.safeParse(values.seed);
  const count = number.safeParse(values.faults ?? (values.short ? SHORT : LONG));
  if (!seed.success || !count.success) {
    throw new ClusterError('--seed and --faults are whole numbers above 0');
  }
  return { seed: seed.data, count: count.data };
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        short: { type: 'boolean', default: false },
        seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) },
        faults: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new ClusterError((error as Error).message);
  }
}

async function run(): Promise<boolean> {
  const { seed, count } = readArguments();
  console.log(`${count} faults with --seed ${seed}`);
  await using opened = new AsyncDisposableStack();
  const settings = { ...GENEROUS_CEILINGS, ...razorpayEnv(SECRET), LOG_LEVEL: 'error' };
  const cluster = await openWholeCluster(topologyAt(FIRST_PORT), settings, opened);
  if (!cluster.hasOwnDisks) console.log('No disk can be filled: that takes root.');
  const caller = new Caller(cluster.origin);
  opened.defer(() => caller.close());
  const acknowledged = new Acknowledged();
  const leaving = new AbortController();
  const writing: Writing = {
    caller,
    cluster,
    acknowledged,
    secret: SECRET,
    questions: await findQuestions(cluster.origin),
    signal: leaving.signal,
  };
  const working = Promise.all([
    ...Array.from({ length: ANSWERING }, () => answering(writing, ANSWER_PAUSE_MS)),
    signingUp(writing, PAUSE_MS),
    paying(writing, PAUSE_MS),
    ...READS.map((path) => reading(caller, path, leaving.signal)),
  ]);
  // Reported when it is awaited.
  working.catch(() => {});
  await delay(CALM_MS);
  const outcomes: Outcome[] = [];
  for (const fault of chooseFaults(count, seededRng(seed), cluster)) {
    outcomes.push(await suffer(fault, cluster, caller, acknowledged));
  }
  leaving.abort();
  await working;
  const last = await verifyAtLast(cluster, acknowledged);
  return report(outcomes, acknowledged, last);
}

async function reading(caller: Caller, path: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await caller.once({ name: 'read', method: 'GET', path });
    await delay(READ_PAUSE_MS * (0.5 + Math.random()));
  }
}

async function suffer(
  fault: Fault,
  cluster: Cluster,
  caller: Caller,
  acknowledged: Acknowledged,
): Promise<Outcome> {
  acknowledged.takeLongestPause();
  const before = failuresOf(caller);
  await faults[fault](cluster);
  const isWhole = await cluster.untilWhole(WHOLE_DEADLINE_MS);
  await delay(CALM_MS);
  const after = failuresOf(caller);
  const outcome = {
    fault,
    pauseMs: acknowledged.takeLongestPause(),
    failedReads: after.reads - before.reads,
    failedWrites: after.writes - before.writes,
    isWhole,
    verdict: await verify(cluster, acknowledged),
  };
  console.log(`  ${lineOf(outcome)}`);
  return outcome;
}

/** Attempts without a response, or with a 5xx. */
function failuresOf({ recorded }: Caller): { reads: number; writes: number } {
  const counts = { reads: 0, writes: 0 };
  for (const [name, calls] of recorded) {
    const failed = calls.filter(({ status }) => status === 0 || status >= 500).length;
    counts[name === 'read' ? 'reads' : 'writes'] += failed;
  }
  return counts;
}

function lineOf({ fault, pauseMs, failedReads, failedWrites, isWhole, verdict }: Outcome): string {
  const { lost, sentTwice } = verdict;
  return `${fault.padEnd(32)} ${(pauseMs / 1_000).toFixed(1).padStart(5)} s without writes, ${failedReads} reads and ${failedWrites} tries to write failed, ${lost} writes lost or doubled, ${sentTwice} codes sent twice${isWhole ? '' : ', NOT WHOLE AGAIN'}`;
}

function report(outcomes: readonly Outcome[], acknowledged: Acknowledged, last: Verdict): boolean {
  const { answers, payments, accounts, codes, abandoned, refused } = acknowledged;
  console.log('\nLongest time without an acknowledged write, in seconds (median, 95 %, most):');
  for (const kind of Object.keys(faults)) {
    const pauses = outcomes.filter(({ fault }) => fault === kind).map(({ pauseMs }) => pauseMs);
    if (pauses.length === 0) continue;
    const shown = [0.5, 0.95, 1].map((share) => (quantile(pauses, share) / 1_000).toFixed(1));
    console.log(`  ${kind.padEnd(32)} ${shown.join(', ')} (${pauses.length} times)`);
  }
  console.log(
    `Acknowledged: ${answers.length} answers, ${payments.length} payments, ${accounts.length} accounts, ${codes.length} codes. Lost or doubled: ${last.lost}; codes sent twice: ${last.sentTwice}, not sent without being marked: ${last.unsent}; sign-ups given up: ${abandoned}; refused: ${refused.length} ${refused.slice(0, 3).join('; ')}`,
  );
  const killed = outcomes.filter(({ fault }) => fault === 'primary killed');
  const pause = quantile(
    killed.map(({ pauseMs }) => pauseMs),
    0.95,
  );
  const isGood =
    last.lost + last.sentTwice + last.unsent + refused.length === 0 &&
    outcomes.every(({ isWhole }) => isWhole) &&
    pause <= MAX_PAUSE_MS;
  console.log(isGood ? 'All within the aims.' : 'NOT within the aims.');
  return isGood;
}

/** 0 for no values. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
