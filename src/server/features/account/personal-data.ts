// Registry of the personal data of all features, so that a parent can export it and have it erased (product §13.3).

import type { Queryable } from '#server/platform/database/database.ts';

/** What a feature keeps about a person. */
export type PersonalData =
  /** Kept under an account: the database deletes it with the account. */
  | {
      /** Its name in the export. */
      readonly name: string;
      readonly keptUnder: 'account';
      exportOf(db: Queryable, accountId: string): Promise<readonly object[]>;
    }
  /** Kept under a phone, which need not have an account: somebody may have mistyped it. */
  | {
      readonly name: string;
      readonly keptUnder: 'phone';
      exportOf(db: Queryable, phone: string): Promise<readonly object[]>;
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

  /** Name → records kept under the account (if there is one) or under the phone. */
  async recordsOf(
    db: Queryable,
    phone: string,
    accountId: string | undefined,
  ): Promise<Record<string, readonly object[]>> {
    const found = await Promise.all(
      this.#kept.map(async (kept): Promise<[string, readonly object[]]> => {
        if (kept.keptUnder === 'phone') return [kept.name, await kept.exportOf(db, phone)];
        return [kept.name, accountId === undefined ? [] : await kept.exportOf(db, accountId)];
      }),
    );
    return Object.fromEntries(found);
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
