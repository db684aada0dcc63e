// Every advisory lock, and the order in which a transaction takes its locks. Transactions that take the same locks in
// the same order wait for each other. In different orders they deadlock, and PostgreSQL fails one of them.
//
//   1. an import of content; the receipts; a rehearsal advisory, one for the site
//   2. the turn of a phone to be sent a code           advisory
//   3. the codes of a phone                            rows, newest first
//   4. a payment                                       advisory, by its id
//   5. a payer, and with it the rows of their payments advisory, in the order of the keys
//   6. the answers of an account                       advisory, by the account's id
//   7. accounts                                        rows, in the order of their ids
//   8. the state of a competition                      row
//   9. participants, then their results                rows, in the order of their ids
//  10. messages                                        rows, in the order of their ids
//  11. sessions of an account                          rows, in the order of their ids
//  12. the counts of sent codes                        advisory
//
// What is kept under a phone (3 and 5) is therefore locked before the account that has the phone: `lockWithPhone` of
// features/account. Retention (`deleteSome`) and the erasure of codes skip rows that another transaction has locked, and
// a proof of work is only tried, so none of them ever waits.
// src/server/lock-order.test.ts lets everything that takes several of these locks run at once.

import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Queryable } from './database.ts';
import { type Parameter, statement } from './statement.ts';

/** Locks that exist once per site. */
const SITE = {
  migration: 7_470_001,
  import: 7_470_002,
  receipts: 7_470_003,
  rehearsal: 7_470_004,
} as const;

/** Kinds of named locks; the number separates equal names of different kinds. */
const KINDS = { codes: 0, payment: 1, payer: 2, answers: 3 } as const;

type Kind = keyof typeof KINDS;

const nothing = sql`(select) as nothing`;

const lockName = statement((tx, name: Parameter<string>, kind: Parameter<number>) =>
  tx
    .select({ locked: sql`pg_advisory_xact_lock(hashtextextended(${name}, ${kind}))` })
    .from(nothing),
);

const tryLockName = statement((tx, name: Parameter<string>, kind: Parameter<number>) =>
  tx
    .select({
      isTaken: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, ${kind}))`,
    })
    .from(nothing),
);

/** Locks these names until `tx` ends, in their order; waits for other transactions. */
export async function lock(tx: Queryable, kind: Kind, ...names: readonly string[]): Promise<void> {
  for (const name of [...new Set(names)].sort()) {
    await lockName(tx, name, KINDS[kind]);
  }
}

/** Locks a name until `tx` ends. False, without waiting, if another transaction has locked it. */
export async function tryLock(tx: Queryable, kind: Kind, name: string): Promise<boolean> {
  const [row] = await tryLockName(tx, name, KINDS[kind]);
  return row?.isTaken === true;
}

/** Until `tx` ends, no other transaction issues receipts. */
export async function lockReceipts(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SITE.receipts})`);
}

/** Until `tx` ends, no other transaction does the same. False, without waiting, if one does. */
export async function tryLockSite(tx: Queryable, work: 'import' | 'rehearsal'): Promise<boolean> {
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${SITE[work]}) as "isTaken"`,
  );
  return rows[0]?.isTaken === true;
}

/** Until `client` disconnects, no other process migrates the database. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [SITE.migration]);
}
