// One competition from the opening of registration to the frozen result.

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Caller, type Recorded } from '../support/calls.ts';
import { Phones } from '../support/outbox.ts';
import { type Checked, checkOutcomes, is } from './checks.ts';
import { BrokenRun, type Day, type Outcome, run, type Timetable } from './child.ts';
import { type Length, planChildren } from './plan.ts';
import type { Servers } from './servers.ts';
import { type LoadStats, watchLoad } from './watch.ts';

const PATTERN_ID = 7;
export const COMPETITION_ID = 1014;
const LENGTH: Length = { questionCount: 6, secondsPerQuestion: 10 };
/** From the end of the test until answers are late (product §11.10). */
const GRACE_MS = 20_000;
/** Time for the last of the children before registration closes. */
const MARGIN_MS = 5_000;
/** Codes sent before anything is recorded: a real site has been running for more than a second. */
const FIRST_CODES = 200;
const FIRST_CODES_AT_ONCE = 8;
const FIRST_PHONE = 8_000_000_000;
const PROGRESS_MS = 15_000;
const ORDER_OF_CALLS = [
  'current',
  'otp',
  'register',
  'participate',
  'sealed paper',
  'paper key',
  'picks',
  'set-answer',
  'invalid',
];

export interface Scenario {
  readonly children: number;
  /** From now to the start of the test; registration takes three fifths of it. */
  readonly startsInS: number;
  /** Caused while the answers arrive; `afterMs` counts from the end of the test. */
  readonly faults: readonly { readonly afterMs: number; readonly cause: () => Promise<void> }[];
}

export interface Played {
  readonly calls: readonly (readonly [name: string, recorded: readonly Recorded[]])[];
  readonly checked: readonly Checked[];
  readonly load: LoadStats;
  /** The time of the first fault, by performance.now(). */
  readonly faultsFrom: number | null;
}

export async function play(servers: Servers, scenario: Scenario): Promise<Played> {
  const { operate } = servers;
  await operate(
    'competition',
    'create',
    ...['--like', String(PATTERN_ID), '--id', String(COMPETITION_ID)],
    ...['--starts-in', `${scenario.startsInS}s`],
    ...['--questions', String(LENGTH.questionCount)],
    ...['--seconds-per-question', String(LENGTH.secondsPerQuestion)],
  );
  await warmUp(servers);
  const caller = new Caller(servers.origin);
  const outboxReader = await connect(servers);
  const phones = new Phones(outboxReader);
  const times = await timetable(caller);
  const early = await tryEarly(caller);
  const watch = watchLoad(servers);
  const progress = setInterval(() => report(caller, times), PROGRESS_MS);
  const day: Day = { competitionId: COMPETITION_ID, length: LENGTH, times, caller, phones };
  const { outcomes, problems } = await runAll(
    scenario.children,
    day,
    async () => {
      await phones.close();
      await outboxReader.end();
    },
    scenario,
  );
  const faultsFrom =
    scenario.faults.length === 0
      ? null
      : times.endsAt - Date.now() + performance.now() + (scenario.faults[0]?.afterMs ?? 0);
  clearInterval(progress);
  const load = watch.stop();

  await delay(Math.max(0, times.endsAt + GRACE_MS - Date.now()));
  const named = ['--id', String(COMPETITION_ID)];
  await operate('competition', 'close', ...named);
  // Children of one network with the same answers are doubtful.
  await operate('competition', 'rank', '--force', ...named);
  const isVerified = await operate('competition', 'verify', ...named).then(
    () => true,
    () => false,
  );
  const database = await connect(servers);
  const checked = await checkOutcomes(database, COMPETITION_ID, outcomes, LENGTH);
  await database.end();
  await caller.close();
  return {
    calls: ORDER_OF_CALLS.map((name) => [name, caller.recorded.get(name) ?? []] as const),
    checked: [
      early,
      is(problems.length === 0, `${problems.length} children who could not go on`),
      ...problems.slice(0, 3).map((problem) => is(false, problem)),
      ...checked,
      is(isVerified, `the frozen result ${isVerified ? 'is' : 'is not'} verified`),
    ],
    load,
    faultsFrom,
  };
}

/** How far the children are. */
function report({ recorded }: Caller, { startsAt }: Timetable): void {
  const count = (name: string) => recorded.get(name)?.length ?? 0;
  const seconds = Math.round((Date.now() - startsAt) / 1_000);
  const when = seconds < 0 ? `${-seconds} s before the start` : `${seconds} s after the start`;
  console.log(
    `  ${when}: ${count('register')} registered, ${count('picks')} picks, ${count('set-answer')} handed in`,
  );
}

async function runAll(
  count: number,
  day: Day,
  afterRegistration: () => Promise<void>,
  { faults }: Scenario,
): Promise<{ outcomes: Outcome[]; problems: string[] }> {
  const { times } = day;
  const timers = faults.map(async ({ afterMs, cause }) => {
    await delay(Math.max(0, times.endsAt + afterMs - Date.now()));
    await cause();
  });
  const noMoreCodes = delay(Math.max(0, times.startsAt - Date.now())).then(afterRegistration);
  const settled = await Promise.allSettled(
    planChildren(count, LENGTH).map((child) => run(child, day)),
  );
  await Promise.all([...timers, noMoreCodes]);
  const outcomes = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const problems = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const unexpected = problems.find((problem) => !(problem instanceof BrokenRun));
  if (unexpected !== undefined) console.error(unexpected);
  return { outcomes, problems: problems.map(String) };
}

/** Sends codes to unused phones. */
async function warmUp({ origin }: Servers): Promise<void> {
  const caller = new Caller(origin);
  let next = FIRST_PHONE;
  const worker = async () => {
    while (next < FIRST_PHONE + FIRST_CODES) {
      const body = { phone: String(next) };
      next += 1;
      await caller.untilAnswered({ name: 'otp', method: 'POST', path: '/api/comp/otp', body });
    }
  };
  await Promise.all(Array.from({ length: FIRST_CODES_AT_ONCE }, worker));
  await caller.close();
}

/** Before the start nothing available may reveal a question. */
async function tryEarly(caller: Caller): Promise<Checked> {
  const paper = COMPETITION_ID * 100 + 2;
  const paths = [
    `/api/comp/sealed-paper/${paper}`,
    `/api/comp/paper-key/${paper}/0`,
    `/api/comp-questions/${paper}`,
  ];
  const statuses: number[] = [];
  for (const path of paths) {
    const { status } = await caller.once({ name: 'early', method: 'GET', path });
    statuses.push(status);
  }
  const isRefused = statuses.join() === '404,403,404';
  return is(isRefused, `paper, key and questions before their time: ${statuses.join(', ')}`);
}

async function timetable(caller: Caller): Promise<Timetable> {
  const call = { name: 'early', method: 'GET', path: '/api/comp/current' } as const;
  const { text } = await caller.untilAnswered(call);
  const { data } = JSON.parse(text) as {
    data: { id: number; attributes: { startsAt: string; registrationClosesS: number } };
  };
  if (data.id !== COMPETITION_ID) throw new Error(`the site shows competition ${data.id}`);
  const startsAt = Date.parse(data.attributes.startsAt);
  const closesAt = startsAt - data.attributes.registrationClosesS * 1_000;
  return {
    opensAt: Date.now(),
    registrationEndsAt: closesAt - MARGIN_MS,
    sealedFrom: closesAt + 1_000,
    startsAt,
    endsAt: startsAt + LENGTH.questionCount * LENGTH.secondsPerQuestion * 1_000,
  };
}

async function connect({ databaseUrl }: Servers): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  return client;
}
