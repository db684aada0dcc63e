// Messages in the database. Every change of state is one conditional statement, so that two workers, a crash between
// two steps, and a status that overtakes the response to its request all end the same.

import { createHash } from 'node:crypto';
import { and, count, desc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { applyStatus, type MessageState } from '#domain/whatsapp/message.ts';
import type { StatusUpdate } from '#server/gateways/whatsapp/webhook.ts';
import { deleteSome } from '#server/platform/database/bounded.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { recordErased, wasErased } from '#server/platform/erased.ts';
import { message, messageKey } from './tables.ts';

export type MessageRow = typeof message.$inferSelect;

const clearedCode = sql`case when ${message.kind} = 'code' then null else ${message.content} end`;

/** A delivered message is never sent again; the operator may resend a notice that has not arrived. */
const contentAt = (state: MessageState) =>
  state === 'delivered' || state === 'read' ? null : clearedCode;

export async function insertMessage(
  tx: Queryable,
  row: typeof message.$inferInsert,
): Promise<void> {
  await tx.insert(message).values(row);
}

/** False if this key was ever used before. */
export async function claimMessageKey(tx: Queryable, key: string): Promise<boolean> {
  const digest = createHash('sha256').update(key).digest('base64url');
  const claimed = await tx
    .insert(messageKey)
    .values({ digest })
    .onConflictDoNothing()
    .returning({ digest: messageKey.digest });
  return claimed.length > 0;
}

/** Claims the message for this worker; undefined if it is not to be sent now. */
export async function claimMessage(db: Queryable, id: string, now: Date) {
  const [row] = await db
    .update(message)
    .set({ state: 'sending', tries: sql`${message.tries} + 1`, changedAt: now })
    .where(and(eq(message.id, id), eq(message.state, 'queued'), gt(message.expiresAt, now)))
    .returning();
  return row;
}

/** Marks a message that could not be claimed: as expired, or as unknown if a crash interrupted its sending. */
export async function markUnclaimed(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(message)
    .set({ state: 'expired', content: clearedCode, changedAt: now })
    .where(and(eq(message.id, id), eq(message.state, 'queued'), lte(message.expiresAt, now)));
  await db
    .update(message)
    .set({
      state: 'unknown',
      content: clearedCode,
      changedAt: now,
      reason: 'interrupted while sending',
    })
    .where(and(eq(message.id, id), eq(message.state, 'sending')));
}

/** Withdraws a message that is still queued. */
export async function withdrawMessage(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(message)
    .set({ state: 'expired', content: null, changedAt: now, reason: 'withdrawn' })
    .where(and(eq(message.id, id), eq(message.state, 'queued')));
}

export async function markSent(
  db: Queryable,
  id: string,
  sent: { providerId: string; state: 'sent' | 'delivered' },
  now: Date,
): Promise<void> {
  await db
    .update(message)
    .set({
      providerId: sent.providerId || null,
      content: contentAt(sent.state),
      changedAt: now,
      // A status that arrived before the response is kept; `unknown` may come from a worker that wrongly took this one
      // for dead.
      state: sql`case when ${message.state} in ('sending', 'unknown') then ${sent.state} else ${message.state} end`,
    })
    .where(eq(message.id, id));
}

export async function markUnsent(
  db: Queryable,
  id: string,
  unsent: { state: 'queued' | 'failed'; reason: string },
  now: Date,
): Promise<void> {
  const { state, reason } = unsent;
  const content = state === 'failed' ? { content: clearedCode } : {};
  await db
    .update(message)
    .set({ state, reason, changedAt: now, ...content })
    .where(and(eq(message.id, id), eq(message.state, 'sending')));
}

/** Returns how many of the updates belong to our messages. Their order does not matter. */
export async function applyStatuses(
  db: Database,
  updates: readonly StatusUpdate[],
  now: Date,
): Promise<number> {
  if (updates.length === 0) return 0;
  return db.transaction(async (tx) => {
    const rows = await lockMessages(tx, updates);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const byProviderId = new Map(rows.map((row) => [row.providerId, row]));
    const found = updates.flatMap((update) => {
      const row = byId.get(update.messageId ?? '') ?? byProviderId.get(update.providerId);
      return row === undefined ? [] : { row, update };
    });
    // Of equal statuses the earliest counts, so that the result does not depend on the order of the batch.
    const ordered = found.toSorted((a, b) => compareUpdates(a.update, b.update));
    const states = new Map(rows.map((row) => [row.id, row.state]));
    const changes = new Map<string, object>();
    for (const { row, update } of ordered) {
      const before = states.get(row.id) ?? row.state;
      const state = applyStatus(before, update.status);
      if (state === before) continue;
      states.set(row.id, state);
      const { providerId, reason = null } = update;
      changes.set(row.id, { id: row.id, state, provider_id: providerId, reason });
    }
    if (changes.size > 0) await updateStates(tx, [...changes.values()], now);
    return found.length;
  });
}

function compareUpdates(a: StatusUpdate, b: StatusUpdate): number {
  return (
    a.at.getTime() - b.at.getTime() ||
    compareTexts(a.providerId, b.providerId) ||
    compareTexts(a.reason ?? '', b.reason ?? '')
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** In the order of platform/database/locks.ts. */
async function lockMessages(
  tx: Queryable,
  updates: readonly StatusUpdate[],
): Promise<MessageRow[]> {
  const ids = updates.flatMap(({ messageId }) => messageId ?? []);
  const providerIds = updates.map(({ providerId }) => providerId);
  return tx
    .select()
    .from(message)
    .where(or(inArray(message.id, ids), inArray(message.providerId, providerIds)))
    .orderBy(message.id)
    .for('update');
}

async function updateStates(tx: Queryable, changes: readonly object[], now: Date): Promise<void> {
  await tx.execute(sql`
    update ${message} set
      state = change.state,
      provider_id = change.provider_id,
      reason = change.reason,
      changed_at = ${now.toISOString()}::timestamptz,
      content = case when change.state in ('delivered', 'read') then null else ${clearedCode} end
    from json_to_recordset(${JSON.stringify(changes)}::json)
      as change (id uuid, state text, provider_id text, reason text)
    where ${message.id} = change.id`);
}

const withId = statement((db, id: Parameter<string>) =>
  db.select().from(message).where(eq(message.id, id)),
);

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | undefined> {
  const [row] = await withId(db, id);
  return row;
}

export async function findMessages(
  db: Queryable,
  states: readonly MessageState[],
  limit: number,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(message)
    .where(inArray(message.state, [...states]))
    .orderBy(desc(message.createdAt))
    .limit(limit);
}

export async function countMessages(
  db: Database,
  states: readonly MessageState[],
): Promise<number> {
  return db.$count(message, inArray(message.state, [...states]));
}

/** How many messages were caused since then, by kind and state. */
export async function countRecentMessages(db: Queryable, since: Date) {
  return db
    .select({ kind: message.kind, state: message.state, count: count() })
    .from(message)
    .where(gt(message.createdAt, since))
    .groupBy(message.kind, message.state);
}

export const findMessagesTo = statement((db, phone: Parameter<string>) =>
  db.select().from(message).where(eq(message.phone, phone)).orderBy(message.createdAt),
);

/**
 * Puts a dead message back into the queue; false if it is not dead. It gets a new id, so that a late status of the
 * earlier attempt finds nothing to change.
 */
export async function reviveMessage(
  tx: Queryable,
  id: string,
  states: readonly MessageState[],
  revived: { id: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { id: newId, now, expiresAt } = revived;
  const rows = await tx
    .update(message)
    .set({
      id: newId,
      providerId: null,
      state: 'queued',
      tries: 0,
      reason: null,
      changedAt: now,
      expiresAt,
    })
    .where(and(eq(message.id, id), inArray(message.state, [...states])))
    .returning({ id: message.id });
  return rows.length > 0;
}

/** Erases them for good: a restored backup does not bring them back. */
export async function eraseMessagesTo(tx: Queryable, phone: string): Promise<void> {
  const locked = tx
    .select({ id: message.id })
    .from(message)
    .where(eq(message.phone, phone))
    .orderBy(message.id)
    .for('update');
  const gone = await tx
    .delete(message)
    .where(inArray(message.id, locked))
    .returning({ id: message.id });
  await recordErased(
    tx,
    gone.map(({ id }) => id),
  );
}

export async function deleteErasedMessages(tx: Queryable): Promise<void> {
  await tx.delete(message).where(wasErased(message.id));
}

/** Messages that were in flight when the backup was made may or may not have been sent since. */
export async function markInFlightUnknown(tx: Queryable, now: Date): Promise<void> {
  await tx
    .update(message)
    .set({
      state: 'unknown',
      content: clearedCode,
      changedAt: now,
      reason: 'restored from a backup',
    })
    .where(inArray(message.state, ['queued', 'sending']));
}

export function deleteMessagesBefore(tx: Queryable, before: Date, limit: number): Promise<number> {
  return deleteSome(tx, message, lt(message.createdAt, before), limit);
}
