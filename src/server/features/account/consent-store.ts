// The consents of parents, what makes them credible, and what is left of them once their account is deleted.

import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Consent, GuardianProof } from '#domain/account/consent.ts';
import { deleteSome } from '#server/platform/database/bounded.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { account, consent, consentReceipt, guardianProof } from './tables.ts';

export async function insertConsent(
  tx: Queryable,
  accountId: string,
  { version, language, isGuardian }: Consent,
  at: Date,
): Promise<void> {
  await tx.insert(consent).values({ accountId, version, language, isGuardian, at });
  const newest = sql`greatest(${account.agreedVersion}, ${version})`;
  await tx
    .update(account)
    .set({ agreedVersion: newest, consentWithdrawnAt: null, endsAt: null })
    .where(eq(account.id, accountId));
}

/** Those that were not withdrawn before. */
export async function markConsentsWithdrawn(
  tx: Queryable,
  accountId: string,
  at: Date,
): Promise<void> {
  await tx
    .update(consent)
    .set({ withdrawnAt: at })
    .where(and(eq(consent.accountId, accountId), isNull(consent.withdrawnAt)));
}

export const findConsents = statement((db, accountId: Parameter<string>) =>
  db
    .select({
      version: consent.version,
      language: consent.language,
      isGuardian: consent.isGuardian,
      at: consent.at,
      withdrawnAt: consent.withdrawnAt,
    })
    .from(consent)
    .where(eq(consent.accountId, accountId))
    .orderBy(consent.at),
);

/** The first of each kind counts. */
export async function insertGuardianProof(
  tx: Queryable,
  accountId: string,
  kind: GuardianProof,
  at: Date,
): Promise<void> {
  await tx.insert(guardianProof).values({ accountId, kind, at }).onConflictDoNothing();
}

export const findGuardianProofs = statement((db, accountId: Parameter<string>) =>
  db
    .select({ kind: guardianProof.kind, at: guardianProof.at })
    .from(guardianProof)
    .where(eq(guardianProof.accountId, accountId))
    .orderBy(guardianProof.at),
);

/** A restored backup may bring an account back, which is then deleted again: its receipts are there already. */
export async function insertReceipts(
  tx: Queryable,
  rows: readonly (typeof consentReceipt.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(consentReceipt)
      .values([...rows])
      .onConflictDoNothing();
}

export async function findReceipts(db: Queryable, phoneHash: string) {
  return db
    .select({
      version: consentReceipt.version,
      language: consentReceipt.language,
      isGuardian: consentReceipt.isGuardian,
      at: consentReceipt.at,
      endedAt: consentReceipt.endedAt,
    })
    .from(consentReceipt)
    .where(eq(consentReceipt.phoneHash, phoneHash))
    .orderBy(consentReceipt.at);
}

export function deleteReceiptsEndedBefore(
  tx: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  return deleteSome(tx, consentReceipt, lt(consentReceipt.endedAt, before), limit);
}
