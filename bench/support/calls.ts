// The calls of ten thousand browsers over the few hundred connections that a proxy keeps to a server. Every reply is
// recorded with its time, which begins when the browser wants to call: waiting for a connection counts too.

import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';

export const CONNECTIONS = 256;
/** The pages' pause before a retry. */
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 4_000;
/** A page's time limit for a reply, after which it retries. */
const REPLY_TIMEOUT_MS = 10_000;

export interface Reply {
  /** 0: there was no reply. */
  readonly status: number;
  readonly text: string;
  /** The cookies that the reply set, as a browser sends them back. */
  readonly cookies: readonly string[];
}

export interface Call {
  /** The name in the report. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** The signed-in person's. */
  readonly token?: string;
  /** The browser's, joined by `; `. */
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts this many ms after the call has begun, whether or not it has arrived. */
  readonly hangUpAfterMs?: number;
}

export interface Recorded {
  /** When the call began, by performance.now(). */
  readonly at: number;
  readonly ms: number;
  readonly status: number;
}

export class Caller {
  readonly recorded = new Map<string, Recorded[]>();
  readonly #pool: Pool;

  constructor(origin: string) {
    this.#pool = new Pool(origin, {
      connections: CONNECTIONS,
      pipelining: 1,
      headersTimeout: REPLY_TIMEOUT_MS,
      bodyTimeout: REPLY_TIMEOUT_MS,
      connectTimeout: REPLY_TIMEOUT_MS,
    });
  }

  /** A single attempt. */
  async once({
    name,
    method,
    path,
    body,
    token,
    cookie,
    headers: more,
    hangUpAfterMs,
  }: Call): Promise<Reply> {
    const at = performance.now();
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...more,
    };
    const payload = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const signal = hangUpAfterMs === undefined ? null : AbortSignal.timeout(hangUpAfterMs);
    let reply: Reply;
    try {
      const sent = await this.#pool.request({
        method,
        path,
        headers,
        body: payload ?? null,
        signal,
      });
      const set = [sent.headers['set-cookie'] ?? []].flat();
      const cookies = set.map((text) => text.split(';')[0] ?? '');
      reply = { status: sent.statusCode, text: await sent.body.text(), cookies };
    } catch {
      reply = { status: 0, text: '', cookies: [] };
    }
    if (hangUpAfterMs === undefined || reply.status !== 0) this.#record(name, at, reply.status);
    return reply;
  }

  /** Retries while there is no reply or a 5xx, as the pages do. */
  async untilAnswered(call: Call): Promise<Reply> {
    for (let failures = 0; ; failures += 1) {
      const reply = await this.once(call);
      if (reply.status !== 0 && reply.status < 500) return reply;
      const ms = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
      await delay(ms * (0.5 + Math.random()));
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  #record(name: string, at: number, status: number): void {
    const list = this.recorded.get(name) ?? [];
    this.recorded.set(name, list);
    list.push({ at, ms: performance.now() - at, status });
  }
}
