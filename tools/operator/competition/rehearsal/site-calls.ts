// The calls that made-up children make to the site, each with the time that it took.

import type { getPlan, PlanAttributes } from '#contract/competition.ts';
import type { AnyEndpoint, ResponseOf } from '#contract/endpoint.ts';
import type { LivePage } from '#domain/competition/live-counts.ts';

const TIMEOUT_MS = 10_000;
const TRIES = 3;

export interface SiteCall {
  readonly what: string;
  readonly ms: number;
  /** Null: it succeeded. */
  readonly problem: string | null;
}

export interface CalledSite {
  /** All attempts, in order. */
  readonly calls: readonly SiteCall[];
  /** How far the site's clock is ahead of this one, by the replies that tell its time. */
  aheadMs(): number;
  /** Returns the reply; `body` makes it a POST. Tries three times, then throws what went wrong. */
  call<E extends AnyEndpoint>(what: string, path: string, body?: object): Promise<ResponseOf<E>>;
}

export function callSite(origin: string): CalledSite {
  const calls: SiteCall[] = [];
  const offsets: number[] = [];

  async function attempt(what: string, path: string, body?: object): Promise<unknown> {
    const post = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const sentAt = Date.now();
    const startedAt = performance.now();
    let problem: string | null = null;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(origin + path, {
        signal,
        ...(body === undefined ? {} : post),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 120)}`);
      const reply = JSON.parse(text) as { now?: string };
      if (reply.now !== undefined) offsets.push(Date.parse(reply.now) - (sentAt + Date.now()) / 2);
      return reply;
    } catch (error) {
      const { message, cause } = error as Error;
      problem = cause instanceof Error ? `${message}: ${cause.message}` : message;
      throw new Error(`${what}: ${problem}`);
    } finally {
      calls.push({ what, ms: performance.now() - startedAt, problem });
    }
  }

  return {
    calls,
    aheadMs: () => quantile(offsets, 0.5),
    async call<E extends AnyEndpoint>(what: string, path: string, body?: object) {
      for (let tries = 1; ; tries += 1) {
        try {
          return (await attempt(what, path, body)) as ResponseOf<E>;
        } catch (error) {
          if (tries === TRIES) throw error;
        }
      }
    },
  };
}

/** The plan of a competition, asked for as a page does that is open there. */
export async function fetchPlan(
  site: CalledSite,
  id: number,
  at: LivePage,
): Promise<PlanAttributes> {
  const path = `/api/comp/plan?CompId=${id}&at=${at}&paper=false&unsent=false&off=0`;
  return (await site.call<typeof getPlan>('the plan', path)).data.attributes;
}

/** `share` from 0 to 1; 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
