// Errors of browsers (product §13.6): scrubbed, limited, resolved to the sources and grouped. All of it is done after
// the reply, one report at a time, so that a flood of them costs the requests of children nothing.

import { createHash } from 'node:crypto';
import { isbot } from 'isbot';
import type { Registry } from 'prom-client';
import {
  type ClientErrorKind,
  ERRORS_KEPT_DAYS,
  type Frame,
  groupOf,
  MAX_MESSAGE_LENGTH,
  MAX_SAMPLES,
} from '#domain/errors/client-error.ts';
import { scrub } from '#domain/errors/scrub.ts';
import type { ConnectionType, WebVital } from '#domain/errors/web-vitals.ts';
import { knownRoute } from '#domain/site/page-routes.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { dayInIndia } from '#domain/time/india.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import { browserOf } from './browser.ts';
import { createErrorMetrics } from './metrics.ts';
import { createSourceMaps } from './source-maps.ts';
import {
  type CountRow,
  countErrors,
  deleteCountsBefore,
  deleteErrorsUnseenSince,
  type ErrorRow,
  findCounts,
  findError,
  findErrors,
  recordOccurrence,
} from './store.ts';
import { createVolumes, type Reported } from './volumes.ts';

/** Reports that wait in this process; further ones are dropped. */
const MAX_WAITING = 100;
const FINGERPRINT_LENGTH = 12;
const LISTED = 50;
const BUILD = /^[0-9a-f]{12}$/;
const OTHER_BUILD = 'other';

/** The sender of a report, for limits and browser families; not stored. */
export interface Sender {
  readonly address: string;
  readonly userAgent: string;
}

export interface ClientErrorReport {
  readonly kind: ClientErrorKind;
  readonly message: string;
  readonly stack: string;
  readonly route: string;
  readonly build: string;
}

export interface WebVitalsReport {
  readonly connection: ConnectionType;
  readonly vitals: readonly {
    readonly name: WebVital;
    readonly value: number;
    readonly route: string;
  }[];
}

export interface ErrorService {
  /** Returns at once; reports over a limit are dropped. */
  takeError(report: ClientErrorReport, sender: Sender): void;
  takeVitals(report: WebVitalsReport, sender: Sender): void;
  /** Resolves once all reports accepted so far have been processed. */
  whenIdle(): Promise<void>;
  /** The most recent errors, the latest first, and the total number. */
  list(): Promise<{ errors: (ErrorRow & { reports: number })[]; total: number }>;
  /** An error with its counts; undefined if there is none of that fingerprint. */
  find(fingerprint: string): Promise<{ error: ErrorRow; counts: CountRow[] } | undefined>;
  countVisit(userAgent: string): void;
  registerMetrics(registry: Registry): void;
  readonly tasks: readonly Task[];
}

interface ErrorDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  /** The folder with the source maps of each build. */
  readonly mapsDir: string;
}

export function createErrorService({ db, clock, keys, mapsDir }: ErrorDeps): ErrorService {
  const volumes = createVolumes({ db, clock, keys });
  const maps = createSourceMaps(mapsDir);
  const metrics = createErrorMetrics(clock);
  const oldest = () => new Date(clock.now().getTime() - ERRORS_KEPT_DAYS * DAY_MS);
  let last = Promise.resolve();
  let waiting = 0;

  /** Queues the work, unless the queue is full or the address has reached its limit for the day. */
  function later(
    reported: Reported,
    report: object,
    { address }: Sender,
    onOutcome: (outcome: 'over-limit' | 'dropped' | 'failed') => void,
    work: () => Promise<void> | void,
  ): void {
    const isFull = volumes.isFull(reported, address);
    if (isFull || waiting >= MAX_WAITING) {
      onOutcome(isFull ? 'over-limit' : 'dropped');
      return;
    }
    waiting += 1;
    last = last.then(async () => {
      try {
        const bytes = Buffer.byteLength(JSON.stringify(report));
        if (await volumes.add(reported, address, bytes)) await work();
        else onOutcome('over-limit');
      } catch {
        onOutcome('failed');
      } finally {
        waiting -= 1;
      }
    });
  }

  async function keep(report: ClientErrorReport, { userAgent }: Sender): Promise<void> {
    const { kind } = report;
    const now = clock.now();
    const message = scrub(report.message, MAX_MESSAGE_LENGTH);
    const frames = await maps.resolve(report.build, report.stack);
    const fingerprint = fingerprintOf(groupOf(kind, message, frames));
    const sample = {
      at: now.toISOString(),
      build: BUILD.test(report.build) ? report.build : OTHER_BUILD,
      browser: browserOf(userAgent),
      route: knownRoute(report.route),
      stack: frames.map(placeOf),
    };
    const firstSeenAt = await db.transaction((tx) =>
      recordOccurrence(tx, {
        fingerprint,
        kind,
        message,
        at: now,
        day: dayInIndia(now),
        sample,
        maxSamples: MAX_SAMPLES,
      }),
    );
    metrics.countReport(kind, 'kept');
    metrics.countNew(fingerprint, firstSeenAt);
  }

  return {
    takeError(report, sender) {
      const onOutcome = (outcome: Parameters<typeof metrics.countReport>[1]) =>
        metrics.countReport(report.kind, outcome);
      later('errors', report, sender, onOutcome, () => keep(report, sender));
    },

    takeVitals(report, sender) {
      const { connection, vitals } = report;
      const ignore = () => {};
      later('vitals', report, sender, ignore, () => {
        for (const { name, value, route } of vitals)
          metrics.observe(name, value, knownRoute(route), connection);
      });
    },

    whenIdle: () => last,

    list: async () => ({ errors: await findErrors(db, LISTED), total: await countErrors(db) }),

    async find(fingerprint) {
      const error = await findError(db, fingerprint);
      return error && { error, counts: await findCounts(db, fingerprint) };
    },

    countVisit(userAgent) {
      if (userAgent !== '' && !isbot(userAgent)) metrics.countVisit();
    },

    registerMetrics: (registry) => metrics.register(registry),

    tasks: [
      retention('clear-browser-errors', (tx, limit) =>
        deleteErrorsUnseenSince(tx, oldest(), limit),
      ),
      retention('clear-browser-error-counts', (tx, limit) =>
        deleteCountsBefore(tx, dayInIndia(oldest()), limit),
      ),
      volumes.task,
    ],
  };
}

function fingerprintOf(group: string): string {
  return createHash('sha256').update(group).digest('hex').slice(0, FINGERPRINT_LENGTH);
}

function placeOf({ file, line, column }: Frame): string {
  return `${file}:${line}:${column}`;
}
