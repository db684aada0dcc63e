// The calls of ten thousand browsers over the few hundred connections that a proxy keeps to a server. Every reply is
// recorded with its time, which begins when the browser wants to call, so that waiting for a connection counts too.

import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';

const CONNECTIONS = 256;
/** As the pages wait before they call again. */
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 4_000;
/** A page gives up on a reply after this, and calls again. */
const PATIENCE_MS = 10_000;

export interface Reply {
  /** 0: there was none. */
  readonly status: number;
  readonly text: string;
}

export interface Call {
  /** Under which it is reported. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** Of the person who is signed in. */
  readonly token?: string;
  /** Hangs up this many ms after the call has begun, whether or not it has arrived. */
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
      headersTimeout: PATIENCE_MS,
      bodyTimeout: PATIENCE_MS,
      connectTimeout: PATIENCE_MS,
    });
  }

  /** One try. */
  async once({ name, method, path, body, token, hangUpAfterMs }: Call): Promise<Reply> {
    const at = performance.now();
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
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
      reply = { status: sent.statusCode, text: await sent.body.text() };
    } catch {
      reply = { status: 0, text: '' };
    }
    if (hangUpAfterMs === undefined || reply.status !== 0) this.#record(name, at, reply.status);
    return reply;
  }

  /** Tries again while there is no reply or a 5xx, as the pages do. */
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
