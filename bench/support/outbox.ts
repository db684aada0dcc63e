// The children's phones: delivers the codes sent to each, from the outbox of a development server.

import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

const POLL_MS = 100;
const DEADLINE_MS = 30_000;

interface OutboxRow {
  id: string;
  phone: string;
  code: string;
  sent_at: Date;
}

export class Phones {
  readonly #database: pg.Client;
  readonly #waiting = new Map<string, (code: string) => void>();
  readonly #arrived = new Map<string, string>();
  readonly #seen = new Set<string>();
  #isOpen = true;
  #last = new Date(0);
  readonly #polling: Promise<void>;

  constructor(database: pg.Client) {
    this.#database = database;
    this.#polling = this.#poll();
    // Reported by close().
    this.#polling.catch(() => {});
  }

  /** The next code of a phone that nobody has taken. Rejects after 30 s without one. */
  async codeFor(phone: string): Promise<string> {
    const known = this.#arrived.get(phone);
    if (known !== undefined) {
      this.#arrived.delete(phone);
      return known;
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no code for ${phone}`)), DEADLINE_MS);
      this.#waiting.set(phone, (code) => {
        clearTimeout(timer);
        this.#waiting.delete(phone);
        resolve(code);
      });
    });
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#polling;
  }

  async #poll(): Promise<void> {
    while (this.#isOpen) {
      // Includes the last timestamp again: several may have been sent in the same millisecond.
      const { rows } = await this.#database.query<OutboxRow>(
        `select id, phone, content ->> 'code' as code, sent_at from outbox_message
         where sent_at >= $1::timestamptz - interval '2 seconds' order by sent_at`,
        [this.#last],
      );
      for (const { id, phone, code, sent_at } of rows) {
        this.#last = sent_at;
        if (this.#seen.has(id)) continue;
        this.#seen.add(id);
        const take = this.#waiting.get(phone);
        if (take === undefined) this.#arrived.set(phone, code);
        else take(code);
      }
      await delay(POLL_MS);
    }
  }
}
