// npm run bench:retention: how fast old rows are deleted. A database of its own is filled with answers (2 million, or
// `-- --rows 200000`), and half as many messages and counted attempts; then the clock is moved by more than a year
// and the tasks run as every night. The yardstick in the same run is a plain DELETE of as many rows as a step deletes,
// by their places in the table. Beside it all, a family reads its latest answers.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { DAY_MS } from '#domain/time/durations.ts';
import { readConfig } from '#server/config.ts';
import { choosePayments } from '#server/gateways/payments/choose-payments.ts';
import { chooseGateway } from '#server/gateways/whatsapp/choose-gateway.ts';
import { deriveKeys } from '#server/platform/keys.ts';
import { createLog } from '#server/platform/log.ts';
import { openSite } from '#server/platform/open-site.ts';
import { startQueue } from '#server/platform/queue.ts';
import type { Task } from '#server/platform/tasks/task.ts';
import { createTaskRunner } from '#server/platform/tasks/task-runner.ts';
import { createServices } from '#server/services.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { median } from './support/median.ts';

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '2000000' } },
});
const ROWS = Number(options.rows);
const BACKLOG = 10_000_000;
const START = '2026-01-01T06:30:00Z';
/** A year, and as long as the youngest rows are kept. */
const MOVED_MS = (365 + 400) * DAY_MS;
const ANSWERS_PER_CHILD = 200;
const ITEMS_PER_CHILD = 20;
/** As many as an account may have. */
const ANSWERS_OF_BUSIEST = 50_000;
const YARDSTICK_REPETITIONS = 4;
/** Accounts that have no answers, for every 1,000 answers. */
const OTHERS_PER_THOUSAND = 200;
const READ_EVERY_MS = 5;
const READS_ALONE_MS = 4_000;

interface Subject {
  readonly task: string;
  readonly table: string;
  /** What must be gone afterwards. */
  readonly countDue: string;
  /** The places of as many rows as a step deletes; `$1` counts up. */
  readonly sample: string;
}

const subjects: readonly Subject[] = [
  {
    task: 'clear-answers',
    table: 'learning_answer',
    // The latest answer to each item stays.
    countDue: 'select count(*) - count(distinct (account_id, item)) as count from learning_answer',
    sample: `select ctid from learning_answer where account_id =
               (select id from account where phone < '7' order by id offset $1 limit 1)`,
  },
  {
    task: 'clear-messages',
    table: 'message',
    countDue: 'select count(*) from message',
    sample: 'select ctid from message order by created_at offset $1 limit 2000',
  },
  {
    task: 'clear-attempts-of-a-day',
    table: 'attempt',
    countDue: 'select count(*) from attempt',
    sample: 'select ctid from attempt order by at offset $1 limit 2000',
  },
];

const clock = createFakeClock(START);
const dataDir = await mkdtemp(join(tmpdir(), 'grammar-gully-bench-retention-'));
const config = { ...readConfig({ DATA_DIR: dataDir }), databaseUrl: undefined };
const onError = (error: Error) => console.error(error.message);
const site = await openSite(config, onError);
const notices = { on: () => {}, isListening: () => true, close: async () => {} };
const queue = await startQueue(site.url, notices, onError);
const database = new pg.Client({ connectionString: site.url });
const reader = new pg.Client({ connectionString: site.url });
let isGood = true;
try {
  await database.connect();
  await reader.connect();
  await fill();
  clock.advance(MOVED_MS);
  const tasks = await findTasks();
  const alone = await readWhile(delay(READS_ALONE_MS));
  console.log(`A read takes ${ms(alone)} (p99) with nothing else going on.\n`);
  for (const subject of subjects) await measure(subject, tasks, alone);
} finally {
  await reader.end();
  await database.end();
  await queue.stop();
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(isGood ? 'All that was due is gone, and no step was cut off.' : 'NOT within the aims.');
process.exit(isGood ? 0 : 1);

/**
 * Answers in the order in which they would have come, of children, of one who is far busier, and of as many children
 * whose answers all stay; accounts without answers; messages and attempts.
 */
async function fill(): Promise<void> {
  const children = Math.ceil((ROWS - ANSWERS_OF_BUSIEST) / ANSWERS_PER_CHILD);
  const others = (ROWS / 1_000) * OTHERS_PER_THOUSAND;
  const started = performance.now();
  await database.query('begin');
  await database.query('set local synchronous_commit = off');
  // References are not checked row by row.
  await database.query(`set local session_replication_role = 'replica'`);
  await addAccounts(6_000_000_000, children);
  await addAccounts(7_000_000_000, children);
  await addAnswers(`phone < '7'`, ANSWERS_PER_CHILD, ITEMS_PER_CHILD);
  await addAnswers(`phone = '6000000000'`, ANSWERS_OF_BUSIEST, ITEMS_PER_CHILD);
  await addAnswers(`phone > '7'`, ITEMS_PER_CHILD, ITEMS_PER_CHILD);
  await addAccounts(8_000_000_000, others);
  await database.query(
    `insert into message (id, kind, phone, state, created_at, expires_at, changed_at)
       select gen_random_uuid(), 'code', (6000000000 + n)::text, 'delivered', at, at, at
       from generate_series(1, $1::int) as n, lateral (select $2::timestamptz - n * interval '1 minute' as at) as sent`,
    [ROWS / 2, START],
  );
  await database.query(
    `insert into attempt
       select 'code-to-phone', md5(n::text), $2::timestamptz - n * interval '1 minute'
       from generate_series(1, $1::int) as n`,
    [ROWS / 2, START],
  );
  await database.query('commit');
  await database.query('vacuum analyze');
  await database.query('checkpoint');
  const seconds = (performance.now() - started) / 1_000;
  console.log(`Filled in ${seconds.toFixed(0)} s, with ${2 * children + others} accounts.`);
}

async function addAccounts(firstPhone: number, count: number): Promise<void> {
  await database.query(
    `insert into account (id, phone, username, childs_name, standard, created_at, last_used_at)
       select gen_random_uuid(), ($1::bigint + n)::text, 'Asha', 'Meera', 'a-4th', $3, $3
       from generate_series(0, $2::int - 1) as n`,
    [firstPhone, count, START],
  );
}

/** Over a year. */
async function addAnswers(whose: string, each: number, items: number): Promise<void> {
  await database.query(
    `insert into learning_answer
       select id, gen_random_uuid(), 'basic-nouns-e1-' || n % $2::int, '0', n % 3 > 0, false, null, 20000,
              $3::timestamptz - n * (interval '1 year' / $1::int)
       from account, generate_series(1, $1::int) as n where ${whose} order by n desc`,
    [each, items, START],
  );
}

/** The tasks of the site, by name. */
async function findTasks(): Promise<ReadonlyMap<string, Task>> {
  const { db } = site;
  const keys = deriveKeys('the secret of this benchmark');
  const { gateway } = chooseGateway(undefined, { db, clock, keys });
  const { paymentGateway } = choosePayments(undefined, { db, clock, keys });
  const own = { config, log: createLog('silent'), db, notices, clock, keys, queue };
  const { learning, messages, auth } = await createServices({ ...own, gateway, paymentGateway });
  const tasks = [...learning.tasks, ...messages.tasks, ...auth.tasks];
  return new Map(tasks.map((task) => [task.name, task]));
}

async function measure(
  { task: name, table, countDue, sample }: Subject,
  tasks: ReadonlyMap<string, Task>,
  aloneMs: number,
): Promise<void> {
  const plain = await plainRowsPerSecond(table, sample);
  const task = tasks.get(name);
  if (task === undefined) throw new Error(`there is no task ${name}`);
  const steps: number[] = [];
  const failures: string[] = [];
  const runner = createTaskRunner({
    db: site.db,
    notices,
    clock,
    queue,
    tasks: [timed(task, steps)],
    onFailure: ({ error }) => failures.push(error.message),
  });
  const due = await count(countDue);
  const started = performance.now();
  const running = runner.run(name).catch((error: Error) => {
    failures.push(error.message);
    return null;
  });
  const besideMs = await readWhile(running);
  const result = await running;
  const seconds = (performance.now() - started) / 1_000;
  const left = await count(countDue);
  const perSecond = (due - left) / seconds;
  const nights = Math.ceil(BACKLOG / perSecond / (task.timeLimitMs / 1_000));
  const longest = Math.max(...steps);
  const isWhole = result?.kind === 'ran' && result.isComplete && failures.length === 0;
  isGood &&= isWhole && left === 0;
  console.log(`${name}: ${due} rows in ${seconds.toFixed(1)} s, ${left} left`);
  console.log(
    `  ${perSecond.toFixed(0)} rows a second, ${(perSecond / plain).toFixed(2)} of the plain DELETE`,
  );
  console.log(`  the longest of ${steps.length} steps took ${ms(longest)}`);
  console.log(`  ${BACKLOG.toLocaleString('en')} rows would take ${nights} night(s)`);
  console.log(`  a read beside it takes ${ms(besideMs)} (p99), ${times(besideMs, aloneMs)}\n`);
  for (const failure of failures) console.log(`  FAILED: ${failure}`);
}

/** The task, with what each of its steps took. */
function timed(task: Task, steps: number[]): Task {
  const time = async <T>(work: Promise<T>): Promise<T> => {
    const started = performance.now();
    try {
      return await work;
    } finally {
      steps.push(performance.now() - started);
    }
  };
  switch (task.kind) {
    case 'batches':
      return { ...task, runBatch: (...step) => time(task.runBatch(...step)) };
    case 'items':
      return {
        ...task,
        findItems: (...step) => time(Promise.resolve(task.findItems(...step))),
        runItem: (...step) => time(task.runItem(...step)),
      };
    case 'whole':
      return task;
  }
}

async function plainRowsPerSecond(table: string, sample: string): Promise<number> {
  const speeds: number[] = [];
  for (let time = 1; time <= YARDSTICK_REPETITIONS; time += 1) {
    const { rows } = await database.query<{ ctid: string }>(sample, [time]);
    const places = rows.map(({ ctid }) => ctid);
    const started = performance.now();
    await database.query(`delete from ${table} where ctid = any($1::tid[])`, [places]);
    speeds.push(places.length / ((performance.now() - started) / 1_000));
  }
  return median(speeds);
}

/** Reads at a steady pace until the work is done; returns the 99th percentile in milliseconds. */
async function readWhile(work: Promise<unknown>): Promise<number> {
  const took: number[] = [];
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const { rows } = await reader.query<{ id: string }>('select id from account limit 1000');
  while (!isOver) {
    const started = performance.now();
    await reader.query({
      name: 'latest',
      text: 'select item, is_right from learning_answer where account_id = $1 order by at desc limit 20',
      values: [rows[took.length % rows.length]?.id],
    });
    took.push(performance.now() - started);
    await delay(READ_EVERY_MS);
  }
  await over;
  took.sort((a, b) => a - b);
  return took[Math.floor((took.length - 1) * 0.99)] ?? 0;
}

async function count(query: string): Promise<number> {
  const { rows } = await database.query<{ count: string }>(query);
  return Number(rows[0]?.count);
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

function times(value: number, of: number): string {
  return `${(value / of).toFixed(1)} times as long`;
}
