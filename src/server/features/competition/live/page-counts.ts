// Counts the open pages of a competition by their calls of the last seconds. In memory, without anything about a child.

import {
  type LiveCounts,
  type LivePage,
  livePages,
  meanPollMs,
} from '#domain/competition/live-counts.ts';

/** What a page says with each call. */
export interface PageReport {
  readonly at: LivePage;
  readonly paper: boolean;
  readonly unsent: boolean;
  /** Seconds by which the device's clock is off. */
  readonly off: number;
}

/** The calls of this time stand for the open pages. */
const WINDOW_MS = 20_000;

interface Call extends PageReport {
  readonly ms: number;
}

export interface PageCounts {
  add(report: PageReport, nowMs: number): void;
  read(nowMs: number): Omit<LiveCounts, 'served'>;
}

export function createPageCounts(): PageCounts {
  let calls: Call[] = [];
  let first = 0;

  function forget(nowMs: number): void {
    while ((calls[first]?.ms ?? nowMs) < nowMs - WINDOW_MS) first += 1;
    if (first > calls.length / 2) {
      calls = calls.slice(first);
      first = 0;
    }
  }

  return {
    add(report, nowMs) {
      calls.push({ ...report, ms: nowMs });
      forget(nowMs);
    },

    read(nowMs) {
      forget(nowMs);
      const recent = calls.slice(first);
      const pagesOf = (isOne: (call: Call) => boolean) => {
        const shares = recent.filter(isOne).map(({ at }) => meanPollMs(at) / WINDOW_MS);
        return Math.round(shares.reduce((sum, share) => sum + share, 0));
      };
      const offs = recent.map(({ off }) => Math.abs(off)).toSorted((a, b) => a - b);
      const at = (share: number) => offs[Math.floor(share * (offs.length - 1))] ?? 0;
      return {
        pages: Object.fromEntries(
          livePages.map((page) => [page, pagesOf((call) => call.at === page)]),
        ) as LiveCounts['pages'],
        withPaper: pagesOf(({ at: page, paper }) => page === 'waiting' && paper),
        opened: pagesOf(({ at: page, paper }) => page === 'playing' && paper),
        unsent: pagesOf(({ unsent }) => unsent),
        clockOff: offs.length === 0 ? null : { p50: at(0.5), p95: at(0.95) },
      };
    },
  };
}
