import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import type { Queue } from '../queue.ts';
import { taskItem, taskRun } from '../tables.ts';
import type { ItemTask, Task } from './task.ts';
import { registerTaskMetrics } from './task-metrics.ts';
import { createTaskRunner } from './task-runner.ts';
import { lastDueTimes } from './task-times.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clock = createFakeClock('2026-01-10T10:00:00Z');
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ isSending: false });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.delete(taskRun);
  await site.db.delete(taskItem);
});

const common = { schedule: '0 3 * * *', timeLimitMs: 60_000 };
const whole = (name: string, run: (signal: AbortSignal) => Promise<number>): Task => ({
  ...common,
  kind: 'whole',
  name,
  run,
});

/** A runner in a process of its own; `failures` names what went wrong. */
function runnerOf(
  tasks: readonly Task[],
  options: { stopping?: AbortSignal; machine?: string } = {},
) {
  const failures: string[] = [];
  const { stopping = new AbortController().signal, machine = 'one' } = options;
  const runner = createTaskRunner({
    db: site.db,
    notices: { on: () => {} },
    clock,
    queue: { stopping } as Queue,
    tasks,
    machine,
    onFailure: ({ task, item, error }) => failures.push(`${task} ${item}: ${error.message}`),
  });
  return { runner, failures };
}

/** A task over the ids a to e, of which some fail. */
function letters(failing: ReadonlySet<string>) {
  const tried: string[] = [];
  const task: ItemTask = {
    ...common,
    kind: 'items',
    name: 'letters',
    findItems: async (after) => ['a', 'b', 'c', 'd', 'e'].filter((id) => id > after),
    async runItem(id) {
      tried.push(id);
      if (failing.has(id)) throw new Error(`no ${id}`);
    },
  };
  return { task, tried };
}

it('an item that fails stops no other; after three nights it is put aside and named', async () => {
  const failing = new Set(['b']);
  const { task, tried } = letters(failing);
  const { runner, failures } = runnerOf([task]);
  for (const _ of [1, 2, 3]) {
    expect(await runner.run('letters')).toMatchObject({ done: 4, failed: 1, isComplete: true });
    clock.advance(DAY);
  }
  expect(failures).toEqual(Array(3).fill('letters b: no b'));
  tried.length = 0;
  expect(await runner.run('letters')).toMatchObject({ done: 4, failed: 0 });
  expect(tried).toEqual(['a', 'c', 'd', 'e']);
  const [status] = await runner.list();
  expect(status?.putAside).toMatchObject([{ item: 'b', failedRuns: 3, error: 'no b' }]);

  failing.clear();
  expect(await runner.run('letters', { withPutAside: true })).toMatchObject({ done: 5 });
  expect((await runner.list())[0]?.putAside).toEqual([]);
});

it('what is kept of an error names the cause, and no value of a query', async () => {
  const phone = '9876543210';
  const findIt = () => site.db.execute(sql`select ${phone} from no_such_table`);
  const item: ItemTask = { ...letters(new Set()).task, runItem: async () => void (await findIt()) };
  const one = whole('one', async () => (await findIt()).rows.length);
  const { runner } = runnerOf([item, one]);
  for (const _ of [1, 2, 3]) {
    await runner.run('letters');
    clock.advance(DAY);
  }
  await expect(runner.run('one')).rejects.toThrow();
  const statuses = await runner.list();
  const errors = statuses.flatMap(({ runs, putAside }) => [
    ...runs.map(({ error }) => error),
    ...putAside.map(({ error }) => error),
  ]);
  expect(JSON.stringify(errors)).toContain('relation \\"no_such_table\\" does not exist');
  expect(JSON.stringify(errors)).not.toContain(phone);
});

it('a success in between starts the count anew', async () => {
  const failing = new Set(['b']);
  const { runner } = runnerOf([letters(failing).task]);
  for (const isFailing of [true, true, false, true, true]) {
    if (isFailing) failing.add('b');
    else failing.delete('b');
    await runner.run('letters');
    clock.advance(DAY);
  }
  expect((await runner.list())[0]?.putAside).toEqual([]);
});

it('an item that fails in every run of one day is tried again the next', async () => {
  const { runner } = runnerOf([letters(new Set(['b'])).task]);
  for (const _ of [1, 2, 3, 4]) await runner.run('letters');
  expect((await runner.list())[0]?.putAside).toEqual([]);
});

it('batches are done until nothing is due, each on its own: what was done before an error stays', async () => {
  let due = 25;
  const task: Task = {
    ...common,
    kind: 'batches',
    name: 'rows',
    batchSize: 10,
    async runBatch(_tx, limit) {
      const count = Math.min(limit, due);
      due -= count;
      return count;
    },
  };
  const { runner } = runnerOf([task]);
  expect(await runner.run('rows')).toEqual({ kind: 'ran', done: 25, failed: 0, isComplete: true });
  expect(due).toBe(0);
});

it('a second run does not start beside the first, in whichever process', async () => {
  let finish = (_done: number) => {};
  const finished = new Promise<number>((resolve) => {
    finish = resolve;
  });
  const started = vi.fn();
  const task = whole('slow', async () => {
    started();
    return finished;
  });
  const first = runnerOf([task]).runner.run('slow');
  await vi.waitUntil(() => started.mock.calls.length === 1);
  expect(await runnerOf([task]).runner.run('slow')).toEqual({ kind: 'busy' });
  finish(1);
  expect(await first).toMatchObject({ kind: 'ran', done: 1 });
  expect(await runnerOf([task]).runner.run('slow')).toMatchObject({ kind: 'ran' });
  expect(started).toHaveBeenCalledTimes(2);
});

it('each machine runs its own', async () => {
  const task: Task = { ...whole('files', async () => 1), per: 'machine' };
  await runnerOf([task], { machine: 'one' }).runner.run('files');
  const { runner } = runnerOf([task], { machine: 'two' });
  await runner.run('files');
  const [status] = await runner.list();
  expect(status?.runs.map(({ name }) => name)).toEqual(['files@one', 'files@two']);
});

it('a machine that is gone is not overdue, unless none is left', async () => {
  const task: Task = { ...whole('files', async () => 1), per: 'machine' };
  const isOverdue = async () => (await runnerOf([task]).runner.list())[0]?.isOverdue;
  await runnerOf([task], { machine: 'gone' }).runner.run('files');
  clock.advance(3 * DAY);
  expect(await isOverdue()).toBe(true);
  await runnerOf([task], { machine: 'new' }).runner.run('files');
  expect(await isOverdue()).toBe(false);
  clock.advance(100 * DAY);
  await runnerOf([task], { machine: 'new' }).runner.run('files');
  const [status] = await runnerOf([task]).runner.list();
  expect(status?.runs.map(({ name }) => name)).toEqual(['files@new']);
});

it('a machine on which the task keeps failing is overdue, however well it goes on others', async () => {
  const onMachine = (run: () => Promise<number>): Task => ({
    ...whole('files', run),
    per: 'machine',
  });
  const good = onMachine(async () => 1);
  const bad = onMachine(() => Promise.reject(new Error('the disk is full')));
  for (const _ of [1, 2, 3, 4]) {
    await runnerOf([good], { machine: 'one' }).runner.run('files');
    await expect(runnerOf([bad], { machine: 'two' }).runner.run('files')).rejects.toThrow();
    clock.advance(DAY);
  }
  expect((await runnerOf([good]).runner.list())[0]?.isOverdue).toBe(true);
});

it('stops between two items when the process stops, and is not counted as a success', async () => {
  const stopping = new AbortController();
  const { task } = letters(new Set());
  const stopAtB: ItemTask = {
    ...task,
    async runItem(id) {
      if (id === 'b') stopping.abort();
    },
  };
  const { runner } = runnerOf([stopAtB], { stopping: stopping.signal });
  expect(await runner.run('letters')).toMatchObject({ done: 2, isComplete: false });
  expect((await runner.list())[0]?.runs).toMatchObject([{ done: 2, succeededAt: null }]);
});

it('a dry run counts, and changes nothing', async () => {
  const { task, tried } = letters(new Set());
  const rows: Task = {
    ...common,
    kind: 'batches',
    name: 'rows',
    batchSize: 10,
    runBatch: async (tx) => (await tx.delete(taskRun).returning()).length,
  };
  const { runner } = runnerOf([task, rows, whole('one', async () => 1)]);
  await runner.run('one');
  const dry = { isDryRun: true };
  expect(await runner.run('letters', dry)).toEqual({ kind: 'counted', count: 5 });
  expect(tried).toEqual([]);
  expect(await runner.run('rows', dry)).toEqual({ kind: 'counted', count: 1 });
  expect(await site.db.$count(taskRun)).toBe(1);
  expect(await runner.run('one', dry)).toEqual({ kind: 'counted', count: null });
  expect(await runner.run('nothing')).toEqual({ kind: 'unknown' });
});

it('a task that fails says why, and is overdue once it has not succeeded for two periods', async () => {
  let isBroken = false;
  const task = whole('nightly', async () => {
    if (isBroken) throw new Error('the disk is full');
    return 3;
  });
  const { runner } = runnerOf([task]);
  const registry = new Registry();
  registerTaskMetrics(registry, runner);
  await runner.run('nightly');
  isBroken = true;
  await expect(runner.run('nightly')).rejects.toThrow('the disk is full');
  clock.advance(20 * HOUR);
  expect(await runner.list()).toMatchObject([
    { isOverdue: false, runs: [{ error: 'the disk is full' }] },
  ]);
  clock.advance(48 * HOUR);
  expect((await runner.list())[0]?.isOverdue).toBe(true);
  expect(await registry.metrics()).toContain('task_overdue{task="nightly"} 1');
  isBroken = false;
  await runner.run('nightly');
  expect(await registry.metrics()).toContain('task_overdue{task="nightly"} 0');
  expect(await registry.metrics()).toContain('task_last_done{task="nightly"} 3');
});

it.each([
  // Sunday 22:30 in India: the last one of the evening was due at 21:00.
  ['0 18-21 * * 0', '2026-01-11T17:00:00Z', '2026-01-11T15:30:00.000Z'],
  // A run that was delayed past midnight still belongs to Sunday.
  ['0 18-21 * * 0', '2026-01-11T19:00:00Z', '2026-01-11T15:30:00.000Z'],
  ['50 2 * * *', '2026-01-10T21:20:00Z', '2026-01-10T21:20:00.000Z'],
])('%s was last due before %s at %s', (schedule, now, due) => {
  expect(lastDueTimes(schedule, new Date(now)).last.toISOString()).toBe(due);
});

it('every task of the site has a name of its own and a schedule that can be read', async () => {
  const statuses = await site.services.tasks.list();
  const names = statuses.map(({ task }) => task.name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
});
