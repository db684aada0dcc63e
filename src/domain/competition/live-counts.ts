// What a server process knows of a running competition beyond the database (product §11.16): counts, no names.

/** The pages that say where they are. */
export const livePages = ['landing', 'waiting', 'playing', 'completed'] as const;
export type LivePage = (typeof livePages)[number];

/**
 * How often an open page asks for the plan, in ms; each adds a random part of up to half of it. Ten thousand waiting
 * pages are some 1,600 small calls a second.
 */
export const POLL_MS: Readonly<Record<LivePage, number>> = {
  landing: 16_000,
  waiting: 5_000,
  playing: 5_000,
  completed: 16_000,
};

/** The mean time between two calls of a page, in ms. */
export function meanPollMs(page: LivePage): number {
  return POLL_MS[page] * 1.25;
}

export interface LiveCounts {
  /** Open pages, as far as they reached this process lately. */
  readonly pages: Readonly<Record<LivePage, number>>;
  /** Waiting pages that have their sealed paper. */
  readonly withPaper: number;
  /** Playing pages that show a question. */
  readonly opened: number;
  /** Pages that hold answers which the server does not have. */
  readonly unsent: number;
  /** Of the devices, in seconds: half of their clocks are off by no more, 19 of 20 by no more; null: none is known. */
  readonly clockOff: { readonly p50: number; readonly p95: number } | null;
  readonly served: ServedCounts;
}

/** What a process has answered since it started. */
export interface ServedCounts {
  /** With a status of 500 or more. */
  readonly errors: number;
  /** Turned away under overload. */
  readonly shed: number;
  readonly codesSent: number;
  /** Requests for a code that were refused or reached a ceiling. */
  readonly codesRefused: number;
  /** The used share of the site's ceiling for codes, 0 to 1. */
  readonly codesUsed: number;
}

export const NOTHING_SERVED: ServedCounts = {
  errors: 0,
  shed: 0,
  codesSent: 0,
  codesRefused: 0,
  codesUsed: 0,
};

/** Of several processes together. */
export function addLiveCounts(all: readonly LiveCounts[]): LiveCounts {
  const sum = (of: (counts: LiveCounts) => number) =>
    all.reduce((total, counts) => total + of(counts), 0);
  const largest = (of: (counts: LiveCounts) => number) => Math.max(0, ...all.map(of));
  const known = all.flatMap(({ clockOff }) => clockOff ?? []);
  return {
    pages: {
      landing: sum(({ pages }) => pages.landing),
      waiting: sum(({ pages }) => pages.waiting),
      playing: sum(({ pages }) => pages.playing),
      completed: sum(({ pages }) => pages.completed),
    },
    withPaper: sum(({ withPaper }) => withPaper),
    opened: sum(({ opened }) => opened),
    unsent: sum(({ unsent }) => unsent),
    clockOff:
      known.length === 0
        ? null
        : {
            p50: Math.max(...known.map(({ p50 }) => p50)),
            p95: Math.max(...known.map(({ p95 }) => p95)),
          },
    served: {
      errors: sum(({ served }) => served.errors),
      shed: sum(({ served }) => served.shed),
      codesSent: sum(({ served }) => served.codesSent),
      codesRefused: sum(({ served }) => served.codesRefused),
      codesUsed: largest(({ served }) => served.codesUsed),
    },
  };
}
