// Registry of the personal data of all features, so that a parent can export it and have it erased (product §13.3).

import type { Queryable } from '#server/platform/database/database.ts';

/** The records of an export; in pages where a person may have thousands. */
type Exported = Promise<readonly object[]> | AsyncIterable<readonly object[]>;

/** What a feature keeps about a person. */
export type PersonalData =
  /** Kept under an account: the database deletes it with the account. */
  | {
      /** Its name in the export. */
      readonly name: string;
      readonly keptUnder: 'account';
      exportOf(db: Queryable, accountId: string): Exported;
    }
  /** Kept under a phone, which need not have an account: somebody may have mistyped it. */
  | {
      readonly name: string;
      readonly keptUnder: 'phone';
      exportOf(db: Queryable, phone: string): Exported;
      /** Locks what `erase` and `move` need of these phones before the account (platform/database/locks.ts). */
      lock?(tx: Queryable, phones: readonly string[]): Promise<void>;
      /** Once the phone is locked. */
      erase(tx: Queryable, phone: string): Promise<void>;
      /**
       * Moves the data that follows the account to another phone, instead of being erased. `from` or `to` is a stand-in
       * where the account has no phone.
       */
      move?(tx: Queryable, accountId: string, from: string, to: string): Promise<void>;
    };

export class PersonalDataRegistry {
  readonly #kept: PersonalData[] = [];

  add(...data: readonly PersonalData[]): void {
    this.#kept.push(...data);
  }

  /**
   * Each name with its records, page by page, kept under the account (if there is one) or under the phone. Read as they
   * are wanted, so that nobody holds all of them in memory.
   */
  async *pagesOf(
    db: Queryable,
    phone: string,
    accountId: string | undefined,
  ): AsyncGenerator<readonly [name: string, page: readonly object[]]> {
    for (const kept of this.#kept) {
      const of = kept.keptUnder === 'phone' ? phone : accountId;
      const exported = of === undefined ? Promise.resolve([]) : kept.exportOf(db, of);
      // A query of Drizzle is awaited like a promise without being one.
      if (Symbol.asyncIterator in exported) {
        for await (const page of exported) yield [kept.name, page];
      } else {
        yield [kept.name, await exported];
      }
    }
  }

  /** Name → records. */
  async recordsOf(
    db: Queryable,
    phone: string,
    accountId: string | undefined,
  ): Promise<Record<string, readonly object[]>> {
    const found: Record<string, readonly object[]> = {};
    for await (const [name, page] of this.pagesOf(db, phone, accountId)) {
      found[name] = [...(found[name] ?? []), ...page];
    }
    return found;
  }

  async lockPhones(tx: Queryable, phones: readonly string[]): Promise<void> {
    for (const kept of this.#kept) {
      if (kept.keptUnder === 'phone') await kept.lock?.(tx, phones);
    }
  }

  async erasePhone(tx: Queryable, phone: string): Promise<void> {
    for (const kept of this.#kept) {
      if (kept.keptUnder === 'phone') await kept.erase(tx, phone);
    }
  }

  /** Moves the data that follows the account to its new phone; the rest stays under the old one. */
  async movePhone(tx: Queryable, accountId: string, from: string, to: string): Promise<void> {
    for (const kept of this.#kept) {
      if (kept.keptUnder === 'phone') await kept.move?.(tx, accountId, from, to);
    }
  }
}
