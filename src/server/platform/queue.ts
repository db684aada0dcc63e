// Jobs that survive a crash, in the same database as everything else (pg-boss): a job is written in the transaction of
// the change that caused it, so neither exists without the other.

import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Db, fromDrizzle, PgBoss } from 'pg-boss';
import type { Registry } from 'prom-client';
import type { Queryable } from './database/database.ts';
import type { Notices } from './database/listen.ts';
import { ResilientClient } from './database/resilient-client.ts';
import { registerStoredGauge } from './stored-gauge.ts';

const SCHEMA = 'queue';
const POOL_SIZE = 2;
const CONNECTION_TIMEOUT_MS = 5_000;
const TIME_LIMIT_MS = 60_000;
/** Added to a job's time limit, for jobs that stop by themselves. */
const GRACE_S = 30;
const TIME_ZONE = 'Asia/Kolkata';
/** A worker without a heartbeat for this long counts as dead, and its job is retried. The minimum of pg-boss. */
const HEARTBEAT_TIMEOUT_S = 10;
/** How often dead workers are detected; a person may be waiting for a code that one of them was sending. */
const SUPERVISE_INTERVAL_S = 5;
const STOP_TIMEOUT_MS = 10_000;
/** A query without a response fails after this, and its connection is closed. */
const QUERY_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_S = 1;
const WORKERS = 2;
const RETENTION_S = 24 * 3_600;

export interface JobTry<T> {
  readonly data: T;
  /** Whether this is the last try. */
  readonly isLast: boolean;
}

/** Works on the jobs of a queue in every process that starts it. */
export interface Worker {
  readonly name: string;
  /** Maximum jobs in progress, per process. */
  readonly concurrency: number;
  /** A job whose handler throws is retried. */
  handle(job: JobTry<object>): Promise<void>;
}

/** Thrown by a handler to have the job retried later; not reported as a fault. */
export class TryLater extends Error {}

export interface QueueSettings {
  readonly retryLimit: number;
  /** Doubles with each try. */
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
  /** After this a job is retried by another worker. Default: a minute. */
  readonly timeLimitMs?: number;
}

export interface Queue {
  /** Creates a queue; call it before any job is added. */
  define(name: string, settings: QueueSettings): Promise<void>;
  add(tx: Queryable, name: string, data: object): Promise<void>;
  /** Starts workers for this queue in this process. A job whose handler throws is retried. */
  work<T extends object>(
    name: string,
    concurrency: number,
    handle: (job: JobTry<T>) => Promise<void>,
  ): Promise<void>;
  /** Adds a job at the times of `cron`, by the clock of India, once across all processes. */
  schedule(name: string, cron: string): Promise<void>;
  /** Ends the schedules of all other names, such as those of an earlier release. */
  unscheduleOthers(names: readonly string[]): Promise<void>;
  registerMetrics(registry: Registry): void;
  /** Aborted when this process stops. */
  readonly stopping: AbortSignal;
  /** Lets the jobs in progress finish. */
  stop(): Promise<void>;
}

/** Of each queue: jobs that are due, and the seconds that the first of them has waited. */
const WAITING = `
  select name, count(*)::int as jobs,
    extract(epoch from max(now() - greatest(start_after, created_on)))::float8 as seconds
  from ${SCHEMA}.job
  where state in ('created', 'retry') and start_after <= now()
  group by name`;

/** Workers are woken by `notices`, and also poll once a second. */
export async function startQueue(
  url: string,
  notices: Pick<Notices, 'on'>,
  onError: (error: Error) => void,
): Promise<Queue> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    Client: ResilientClient,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: 'grammar-gully-queue',
  });
  pool.on('error', onError);
  let isStopped = false;
  // pg-boss's own listener crashes the process on a second error on its connection, which PgBouncer sends when the
  // database goes away.
  const db: Db = {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      notices.on(channel, (payload) => {
        if (isStopped) return;
        if (payload === '') onReconnect();
        else onNotification(payload);
      });
      return { close: async () => {} };
    },
  };
  const options = {
    db,
    schema: SCHEMA,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_INTERVAL_S,
    monitorIntervalSeconds: SUPERVISE_INTERVAL_S,
  };
  const boss = new PgBoss(options);
  // Some errors arrive as plain objects, which the log would not recognise as errors.
  boss.on('error', (error) =>
    onError(error instanceof Error ? error : Object.assign(new Error(), error)),
  );
  const worked = new Set<string>();
  const stopping = new AbortController();
  try {
    await boss.start();
  } catch (error) {
    await pool.end();
    throw error;
  }

  return {
    async define(name, settings) {
      const options = {
        notify: true,
        retryLimit: settings.retryLimit,
        retryDelay: settings.firstDelaySeconds,
        retryBackoff: true,
        retryDelayMax: settings.longestDelaySeconds,
        expireInSeconds: GRACE_S + (settings.timeLimitMs ?? TIME_LIMIT_MS) / 1_000,
        heartbeatSeconds: HEARTBEAT_TIMEOUT_S,
        deleteAfterSeconds: RETENTION_S,
      };
      await boss.createQueue(name, options);
      // An existing queue keeps the settings of the version that created it.
      await boss.updateQueue(name, options);
    },

    async add(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) });
    },

    async work<T extends object>(
      name: string,
      concurrency: number,
      handle: (job: JobTry<T>) => Promise<void>,
    ) {
      const options = {
        includeMetadata: true,
        // The next batch follows a full one at once. Each job succeeds or fails by itself.
        batchSize: concurrency,
        burstWhenBatchFull: concurrency > 1,
        perJobResults: true,
        // A slow job does not hold up the next batch.
        localConcurrency: concurrency > 1 ? WORKERS : 1,
        // Workers are notified of new jobs, not of retries.
        pollingIntervalSeconds: POLL_INTERVAL_S,
        notifyPollingIntervalSeconds: POLL_INTERVAL_S,
      } as const;
      worked.add(name);
      await boss.work<T, unknown, typeof options>(name, options, (jobs) =>
        Promise.all(
          jobs.map(async (job) => {
            try {
              await handle({ data: job.data, isLast: job.retryCount >= job.retryLimit });
              return { id: job.id, status: 'completed' as const };
            } catch (error) {
              if (!(error instanceof TryLater)) onError(error as Error);
              return { id: job.id, status: 'failed' as const };
            }
          }),
        ),
      );
    },

    async schedule(name, cron) {
      await boss.schedule(name, cron, null, { tz: TIME_ZONE });
    },

    async unscheduleOthers(names) {
      for (const { name } of await boss.getSchedules()) {
        if (!names.includes(name)) await boss.unschedule(name);
      }
    },

    registerMetrics(registry) {
      const read = async (column: 'jobs' | 'seconds') => {
        const { rows } = await pool.query<{ name: string; jobs: number; seconds: number }>(WAITING);
        return rows.map((row) => ({ labels: { queue: row.name }, value: row[column] }));
      };
      const labelNames = ['queue'];
      registerStoredGauge(registry, {
        name: 'queue_waiting_jobs',
        help: 'Jobs that could be done and are not yet',
        labelNames,
        read: () => read('jobs'),
      });
      registerStoredGauge(registry, {
        name: 'queue_longest_wait_seconds',
        help: 'How long the job has been due that waits the longest',
        labelNames,
        read: () => read('seconds'),
      });
    },

    stopping: stopping.signal,

    async stop() {
      stopping.abort();
      const atLatest = delay(STOP_TIMEOUT_MS, undefined, { ref: false });
      // pg-boss would poll only twice a second for the workers to finish.
      await Promise.race([Promise.all([...worked].map((name) => boss.offWork(name))), atLatest]);
      await boss.stop({ graceful: false });
      isStopped = true;
      await pool.end();
    },
  };
}
