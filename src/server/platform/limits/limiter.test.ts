import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { Quota } from '#contract/limits.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { runTasks } from '#server/testing/run-tasks.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import type { Taken } from './limiter.ts';

const clock = createFakeClock();
let site: Awaited<ReturnType<typeof createTestApp>>;
/** A second process. */
let beside: typeof site;

beforeAll(async () => {
  site = await createTestApp({ clock });
  beside = await createTestApp({ clock, databaseUrl: site.url, isSending: false });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

let count = 0;
let subject = '';
beforeEach(() => {
  count += 1;
  subject = `family ${count}`;
});

const take = (quota: Quota, { at = site, who = subject, amount = 1 } = {}) =>
  at.services.limiter.take({ name: 'test', subject: who, quota, amount });

/** `taken`, or the reason of the refusal and the seconds to wait. */
async function outcomeOf(taking: Promise<Taken>): Promise<string> {
  try {
    await taking;
    return 'taken';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { reason, retryAfterSeconds } = error.details;
    return `${error.name} ${String(reason)} ${String(retryAfterSeconds)}`;
  }
}

describe('a limit', () => {
  it('is shared by all processes, and is not exceeded by parallel calls', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        outcomeOf(take({ perHour: 10 }, { at: index % 2 === 0 ? site : beside })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(10);
    expect(new Set(outcomes)).toEqual(new Set(['taken', 'RateLimitError too-often 3600']));
  });

  it('ends when its time is over, and says when', async () => {
    await take({ perMinute: 1 });
    clock.advance(20_000);
    expect(await outcomeOf(take({ perMinute: 1 }))).toBe('RateLimitError too-often 40');
    clock.advance(40_000);
    expect(await outcomeOf(take({ perMinute: 1 }))).toBe('taken');
  });

  it('of an hour is no way around that of a day', async () => {
    const quota = { perHour: 2, perDay: 3 };
    await take(quota);
    await take(quota);
    expect(await outcomeOf(take(quota))).toBe('RateLimitError too-often 3600');
    clock.advance(3_600_000);
    expect(await outcomeOf(take(quota))).toBe('taken');
    expect(await outcomeOf(take(quota))).toBe(`RateLimitError too-often ${23 * 3_600}`);
  });

  it('counts nothing of a call that it refuses', async () => {
    const [narrow, wide] = [{ perHour: 1 }, { perHour: 3 }];
    const both = () =>
      site.services.limiter.take(
        { name: 'test', subject, quota: narrow },
        { name: 'test', subject: `${subject} and others`, quota: wide },
      );
    expect(await outcomeOf(both())).toBe('taken');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await outcomeOf(both())).toMatch('too-often');
    }
    const who = `${subject} and others`;
    expect(await outcomeOf(take(wide, { who, amount: 2 }))).toBe('taken');
    expect(await outcomeOf(take(wide, { who }))).toMatch('too-often');
  });

  it('takes as much as is left, and no more', async () => {
    await take({ perDay: 10 }, { amount: 8 });
    expect(await outcomeOf(take({ perDay: 10 }, { amount: 3 }))).toMatch('too-often');
    expect(await outcomeOf(take({ perDay: 10 }, { amount: 2 }))).toBe('taken');
    expect(await outcomeOf(take({ perDay: 10 }, { amount: 11, who: `${subject} b` }))).toMatch(
      'too-often',
    );
  });

  it('is of one caller, and holds nobody else up', async () => {
    await take({ perHour: 1 });
    expect(await outcomeOf(take({ perHour: 1 }, { who: 'somebody else' }))).toBe('taken');
  });

  it('counts what is given back as never taken', async () => {
    const taken = await take({ perHour: 1 });
    expect(await outcomeOf(take({ perHour: 1 }))).toMatch('too-often');
    await taken.giveBack();
    await taken.giveBack();
    expect(await outcomeOf(take({ perHour: 1 }))).toBe('taken');
    expect(await outcomeOf(take({ perHour: 1 }))).toMatch('too-often');
  });

  it('asks the database no more while it is known to be used up', async () => {
    await take({ perHour: 1 });
    await outcomeOf(take({ perHour: 1 }));
    const refused = await site.db.transaction(async (tx) => {
      await tx.execute(sql`lock table limit_count in exclusive mode`);
      return outcomeOf(take({ perHour: 1 }));
    });
    expect(refused).toMatch('too-often');
  });
});

describe('a limit on uses at once', () => {
  it('ends with the use, in all processes', async () => {
    const first = await take({ atOnce: 1 });
    expect(await outcomeOf(take({ atOnce: 1 }))).toBe('RateLimitError still-busy 2');
    expect(await outcomeOf(take({ atOnce: 1 }, { at: beside }))).toBe(
      'RateLimitError still-busy 2',
    );
    await first.end();
    expect(await outcomeOf(take({ atOnce: 1 }, { at: beside }))).toBe('taken');
  });

  it('keeps what else was counted', async () => {
    const quota = { atOnce: 1, perHour: 1 };
    await (await take(quota)).end();
    expect(await outcomeOf(take(quota))).toMatch('too-often');
  });

  it('is not exceeded by parallel calls', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        outcomeOf(take({ atOnce: 3 }, { at: index % 2 === 0 ? site : beside })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(3);
  });

  it('forgets the uses of a process that died', async () => {
    await take({ atOnce: 1 }, { at: beside });
    clock.advance(2 * 60_000);
    expect(await outcomeOf(take({ atOnce: 1 }))).toBe('taken');
  });
});

it('what is over is deleted, and nothing in the table names anybody', async () => {
  await take({ perMinute: 1, atOnce: 1 });
  const { rows } = await site.db.execute(sql`select * from limit_count`);
  expect(JSON.stringify(rows)).not.toContain('family');
  clock.advance(25 * 3_600_000);
  await runTasks(site.services, 'clear-limit-counts');
  expect((await site.db.execute(sql`select * from limit_count`)).rows).toEqual([]);
});
