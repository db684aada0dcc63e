// How often a call may be made, and how many at a time, as data on its endpoint (product §14.5).

/** Absent: without such a limit. */
export interface Quota {
  /** Calls that run at the same moment. */
  readonly atOnce?: number;
  readonly perMinute?: number;
  readonly perHour?: number;
  readonly perDay?: number;
}

/**
 * Whose calls are counted together: those of an account, of the network around an address (a /24, IPv6: /48; a school
 * is one), or of the link whose token is in the body.
 */
export const limitedCallers = ['account', 'network', 'token'] as const;
export type LimitedCaller = (typeof limitedCallers)[number];

export interface CallLimits extends Readonly<Partial<Record<LimitedCaller, Quota>>> {
  /** Endpoints with the same name share their counts. */
  readonly countedAs: string;
}

/** Documents of a kind that one process makes, or lets wait, at a time: the last one waits some three seconds. */
export const MAX_CONCURRENT_DOCUMENTS = 60;

/** PDFs made for one family: reports and receipts. */
export const DOCUMENTS = {
  countedAs: 'document',
  account: { atOnce: 1, perHour: 30, perDay: 100 },
} as const satisfies CallLimits;
