// The limiter: how much of a costly thing one caller may cause, a minute, an hour and a day, and how many at the same
// moment. Counted in the database, so that all processes share the counts, by one statement that locks what it counts,
// so that parallel calls can't exceed a limit (decision 55).

import { LRUCache } from 'lru-cache';
import { ApiError } from '#contract/errors.ts';
import type { Quota } from '#contract/limits.ts';
import { limitRefusals, refuse } from '#contract/refusals.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Keys } from '../keys.ts';
import { retention, type Task } from '../tasks/task.ts';
import { type CountedUse, countUses, deleteCountsBefore, giveBackUses } from './limit-store.ts';

const WINDOWS_MS = { perMinute: 60_000, perHour: HOUR_MS, perDay: DAY_MS } as const;
/** Longer than any call takes: uses at once of a process that died end after it. */
const AT_ONCE_MS = 2 * 60_000;
/** Until the earlier call has probably ended. */
const BUSY_S = 2;

const MAX_REMEMBERED = 10_000;
/** So long a refusal is repeated from memory: another process may have given something back. */
const REMEMBERED_MS = 5_000;

export interface Use {
  /** What is used. */
  readonly name: string;
  /** Who uses it; only a keyed hash is stored. */
  readonly subject: string;
  readonly quota: Quota;
  /** Default: 1. */
  readonly amount?: number;
}

export interface Taken {
  /** The work is done: ends what counts at once. */
  end(): Promise<void>;
  /** As if it had never been counted. */
  giveBack(): Promise<void>;
}

export interface Limiter {
  /** Counts all of these uses or, if one exceeds its quota, none. Throws too-often or still-busy. */
  take(...uses: readonly Use[]): Promise<Taken>;
  readonly tasks: readonly Task[];
}

interface LimiterDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
}

export function createLimiter({ db, clock, keys }: LimiterDeps): Limiter {
  /** Limits that were found to have little left: key → what is left, until when. */
  const full = new LRUCache<string, { left: number; until: Date }>({ max: MAX_REMEMBERED });
  /** Uses at once in this process, which need no database to be refused. */
  const running = new Map<string, number>();

  function run(uses: readonly CountedUse[], change: 1 | -1): void {
    for (const { key, amount, isAtOnce } of uses) {
      if (!isAtOnce) continue;
      const count = (running.get(key) ?? 0) + change * amount;
      if (count > 0) running.set(key, count);
      else running.delete(key);
    }
  }

  function countedUses({ name, subject, quota, amount = 1 }: Use, now: Date): CountedUse[] {
    const keyOf = (limit: string) => keys.hash('limit', `${name}\0${limit}\0${subject}`);
    const after = (ms: number) => new Date(now.getTime() + ms);
    const uses: CountedUse[] = [];
    for (const limit of ['perMinute', 'perHour', 'perDay'] as const) {
      const most = quota[limit];
      if (most === undefined) continue;
      const until = after(WINDOWS_MS[limit]);
      uses.push({ key: keyOf(limit), amount, most, until, isAtOnce: false });
    }
    if (quota.atOnce !== undefined) {
      const [most, until] = [quota.atOnce, after(AT_ONCE_MS)];
      uses.push({ key: keyOf('atOnce'), amount: 1, most, until, isAtOnce: true });
    }
    return uses;
  }

  /** Throws if this process knows without asking that there is no room. */
  function requireRoom(uses: readonly CountedUse[], now: Date): void {
    for (const { key, amount, most, isAtOnce } of uses) {
      if (isAtOnce && (running.get(key) ?? 0) >= most) throw refusal(null, now);
      const known = full.get(key);
      if (known !== undefined && known.until > now && known.left < amount) {
        throw refusal(known.until, now);
      }
    }
  }

  /** Gives back what was counted, remembers what is full, and returns the refusal. */
  async function refuseUses(
    uses: readonly CountedUse[],
    counted: ReadonlySet<string>,
    now: Date,
  ): Promise<ApiError> {
    const counts = await giveBackUses(
      db,
      uses.map(({ key, amount }) => ({ key, amount: counted.has(key) ? amount : 0 })),
      now,
    );
    let latest: Date | null = null;
    for (const { key, most, until: wouldEnd, isAtOnce } of uses) {
      if (counted.has(key) || isAtOnce) continue;
      const { used, until } = counts.find((count) => count.key === key) ?? {
        used: 0,
        until: wouldEnd,
      };
      full.set(key, { left: most - used, until }, { ttl: REMEMBERED_MS });
      if (latest === null || until > latest) latest = until;
    }
    return refusal(latest, now);
  }

  function taken(uses: readonly CountedUse[]): Taken {
    let isOver = false;
    const over = async (given: readonly CountedUse[]) => {
      if (isOver) return;
      isOver = true;
      run(uses, -1);
      if (given.length === 0) return;
      for (const { key } of given) full.delete(key);
      // Without the database the uses at once end by themselves, and the others stay counted.
      await giveBackUses(db, given, clock.now()).catch(() => {});
    };
    return {
      end: () => over(uses.filter(({ isAtOnce }) => isAtOnce)),
      giveBack: () => over(uses),
    };
  }

  return {
    async take(...wanted) {
      const now = clock.now();
      const uses = wanted.flatMap((use) => countedUses(use, now));
      requireRoom(uses, now);
      // Before the database is asked, so that no more calls ask than may run.
      run(uses, 1);
      try {
        const counted = await countUses(db, uses, now);
        if (counted.size < uses.length) throw await refuseUses(uses, counted, now);
      } catch (error) {
        run(uses, -1);
        throw error;
      }
      return taken(uses);
    },

    tasks: [
      {
        ...retention('clear-limit-counts', (tx, limit) =>
          deleteCountsBefore(tx, clock.now(), limit),
        ),
        schedule: '*/15 * * * *',
      },
    ],
  };
}

/** For what has a refusal of its own: rethrows the limiter's as this one. */
export function refusedAs(reason: Parameters<typeof refuse>[0]): (error: unknown) => never {
  return (error) => {
    throw isLimitRefusal(error)
      ? refuse(reason, { retryAfterSeconds: error.details.retryAfterSeconds })
      : error;
  };
}

export function isLimitRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && Object.hasOwn(limitRefusals, String(error.details.reason));
}

/** `until`: when the count begins anew; null: something else is still running. */
function refusal(until: Date | null, now: Date): ApiError {
  if (until === null) return refuse('still-busy', { retryAfterSeconds: BUSY_S });
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return refuse('too-often', { retryAfterSeconds });
}
