// The live view of a competition (product §11.16). Pages say where they are with each call for the plan; each process
// counts in memory and writes its counts down every few seconds, so that any process or command reads the whole.

import { randomUUID } from 'node:crypto';
import {
  addLiveCounts,
  type LiveCounts,
  NOTHING_SERVED,
  type ServedCounts,
} from '#domain/competition/live-counts.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { deleteLiveBefore, findLive, saveLive } from './live-store.ts';
import { createPageCounts, type PageCounts, type PageReport } from './page-counts.ts';

const FLUSH_MS = 5_000;
/** A process that has written nothing for this long is gone, or nobody calls it. */
const FRESH_MS = 3 * FLUSH_MS;

export interface Live {
  /** Counts a call of a page. */
  report(competitionId: number, page: PageReport): void;
  /** How many children wait, by all processes, as this one knew lately. */
  waiting(competitionId: number): number;
  /** By all processes, from the database. */
  counts(competitionId: number): Promise<LiveCounts & { processes: number }>;
  /** Called with every flush; without it, nothing is known of what was served. */
  readServed(read: () => Promise<ServedCounts>): void;
  /** Writes the counts down now. */
  flush(): Promise<void>;
}

export function createLive({ db, clock }: { db: Database; clock: Clock }): Live {
  const process = randomUUID();
  const pages = new Map<number, PageCounts>();
  const waiting = new Map<number, number>();
  let readServed = async () => NOTHING_SERVED;
  let timer: NodeJS.Timeout | undefined;
  let calls = 0;

  const find = (competitionId: number) =>
    findLive(db, competitionId, new Date(clock.now().getTime() - FRESH_MS));

  async function flush(): Promise<void> {
    const served = await readServed();
    for (const [competitionId, counts] of pages) {
      const at = clock.now();
      const seen = { ...counts.read(performance.now()), served };
      await saveLive(db, { process, competitionId, at, seen });
      waiting.set(competitionId, addLiveCounts(await find(competitionId)).pages.waiting);
      await deleteLiveBefore(db, new Date(at.getTime() - DAY_MS));
    }
  }

  /** Goes on until no page has called for a while. */
  function schedule(): void {
    if (timer !== undefined) return;
    timer = setTimeout(async () => {
      const before = calls;
      // Without a database the counts of the next seconds are written.
      await flush().catch(() => {});
      timer = undefined;
      if (calls > before || [...pages.values()].some(isBusy)) schedule();
      else pages.clear();
    }, FLUSH_MS).unref();
  }

  return {
    report(competitionId, page) {
      let counts = pages.get(competitionId);
      if (counts === undefined) {
        counts = createPageCounts();
        pages.set(competitionId, counts);
      }
      counts.add(page, performance.now());
      calls += 1;
      schedule();
    },
    waiting: (competitionId) => waiting.get(competitionId) ?? 0,
    async counts(competitionId) {
      const found = await find(competitionId);
      return { ...addLiveCounts(found), processes: found.length };
    },
    readServed(read) {
      readServed = read;
    },
    flush,
  };
}

function isBusy(counts: PageCounts): boolean {
  const { pages } = counts.read(performance.now());
  return Object.values(pages).some((open) => open > 0);
}
