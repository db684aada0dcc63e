// Jobs that survive a crash, in the same database as everything else (pg-boss): a job is written in the transaction of
// the change that caused it, so neither is ever there without the other. What a job does is another file's matter.

import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Queryable } from './database/database.ts';
import { SteadyClient } from './database/steady-client.ts';

const SCHEMA = 'queue';
const POOL_SIZE = 2;
/** A job that takes longer is given to another worker. */
const JOB_LIMIT_S = 60;
/** A worker that is silent for this long is taken for dead; its job is given to another. Nothing shorter is allowed. */
const SIGN_OF_LIFE_S = 10;
/** How often dead workers are looked for: somebody waits for the code that one of them had taken. */
const LOOK_S = 5;
const STOP_LIMIT_MS = 10_000;
/** A question to the database that is answered by nobody is given up after this, and its connection with it. */
const ANSWER_LIMIT_MS = 30_000;
const POLL_S = 1;
const WORKERS = 2;
const KEPT_AFTER_S = 24 * 3_600;

export interface JobTry<T> {
  readonly data: T;
  /** Whether a failure now is the end. */
  readonly isLast: boolean;
}

/** Thrown by a handler that wants to be called again later, without anything being the matter here. */
export class TryLater extends Error {}

export interface QueueSettings {
  readonly retryLimit: number;
  /** Doubles from try to try. */
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
}

export interface Queue {
  /** Makes a kind of job, before anything is added to it. */
  define(name: string, settings: QueueSettings): Promise<void>;
  add(tx: Queryable, name: string, data: object): Promise<void>;
  /** Lets this process work on such jobs; what throws is called again later. */
  work<T extends object>(
    name: string,
    concurrency: number,
    handle: (job: JobTry<T>) => Promise<void>,
  ): Promise<void>;
  /** Adds a job by the clock (`cron`, in UTC), one for all processes together. */
  schedule(name: string, cron: string): Promise<void>;
  /** Finishes what is being worked on. */
  stop(): Promise<void>;
}

export async function startQueue(url: string, onError: (error: Error) => void): Promise<Queue> {
  const options = {
    connectionString: url,
    schema: SCHEMA,
    max: POOL_SIZE,
    // Handed on to the pool.
    Client: SteadyClient,
    query_timeout: ANSWER_LIMIT_MS,
    application_name: 'grammar-gully-queue',
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_S,
    monitorIntervalSeconds: LOOK_S,
  };
  const boss = new PgBoss(options);
  // Some come as the fields of an error only, in which a log would not see one.
  boss.on('error', (error) =>
    onError(error instanceof Error ? error : Object.assign(new Error(), error)),
  );
  await boss.start();

  return {
    async define(name, settings) {
      const options = {
        notify: true,
        retryLimit: settings.retryLimit,
        retryDelay: settings.firstDelaySeconds,
        retryBackoff: true,
        retryDelayMax: settings.longestDelaySeconds,
        expireInSeconds: JOB_LIMIT_S,
        heartbeatSeconds: SIGN_OF_LIFE_S,
        deleteAfterSeconds: KEPT_AFTER_S,
      };
      await boss.createQueue(name, options);
      // One that is there already keeps the settings of the version that made it.
      await boss.updateQueue(name, options);
    },

    async add(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) });
    },

    async work(name, concurrency, handle) {
      const options = {
        includeMetadata: true,
        // A full batch is followed by the next at once, each job of it ends for itself.
        batchSize: concurrency,
        burstWhenBatchFull: concurrency > 1,
        perJobResults: true,
        // A slow job does not hold up what comes after it.
        localConcurrency: concurrency > 1 ? WORKERS : 1,
        // A new job is told at once; a job that is tried again is not.
        pollingIntervalSeconds: POLL_S,
        notifyPollingIntervalSeconds: POLL_S,
      } as const;
      await boss.work(name, options, (jobs) =>
        Promise.all(
          jobs.map(async (job) => {
            try {
              await handle({ data: job.data as never, isLast: job.retryCount >= job.retryLimit });
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
      await boss.schedule(name, cron);
    },

    async stop() {
      await boss.stop({ timeout: STOP_LIMIT_MS });
    },
  };
}
