// Messages in the database. Every step of a message is one conditional statement, so that two workers, a crash between
// two steps and a status that overtakes its answer end the same.

import { and, desc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { applyStatus, type DeliveryStatus, type MessageState } from '#domain/whatsapp/message.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { message } from './tables.ts';

export type MessageRow = typeof message.$inferSelect;

const clearedCode = sql`case when ${message.kind} = 'code' then null else ${message.content} end`;

/** What has arrived is not sent again; a notice that has not may be, by the operator. */
const contentAt = (state: MessageState) =>
  state === 'delivered' || state === 'read' ? null : clearedCode;

/** False where a message with this key is there already. */
export async function insertMessage(
  tx: Queryable,
  row: typeof message.$inferInsert,
): Promise<boolean> {
  const written = await tx
    .insert(message)
    .values(row)
    .onConflictDoNothing({ target: message.key })
    .returning({ id: message.id });
  return written.length > 0;
}

/** The message, if it is this worker's to send now. */
export async function claimMessage(db: Queryable, id: string, now: Date) {
  const [row] = await db
    .update(message)
    .set({ state: 'sending', tries: sql`${message.tries} + 1`, changedAt: now })
    .where(and(eq(message.id, id), eq(message.state, 'queued'), gt(message.expiresAt, now)))
    .returning();
  return row;
}

/** Settles a message that could not be claimed: its time is over, or a crash left it in the middle of sending. */
export async function settleUnclaimed(db: Queryable, id: string, now: Date): Promise<void> {
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

/** Takes a message back if it has not been handed over yet. */
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
      // A status that arrived before the answer stays; who took this worker for dead did not know better.
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

interface StatusOfMessage {
  readonly providerId: string;
  readonly messageId: string | undefined;
  readonly status: DeliveryStatus;
  readonly reason: string | undefined;
}

/** Whether the status belongs to a message of ours. */
export async function applyStatusTo(db: Database, notice: StatusOfMessage, now: Date) {
  return db.transaction(async (tx) => {
    const byProvider = eq(message.providerId, notice.providerId);
    const [row] = await tx
      .select()
      .from(message)
      .where(
        notice.messageId === undefined
          ? byProvider
          : or(eq(message.id, notice.messageId), byProvider),
      )
      .for('update');
    if (row === undefined) return false;
    const state = applyStatus(row.state, notice.status);
    if (state === row.state) return true;
    await tx
      .update(message)
      .set({
        state,
        providerId: notice.providerId,
        changedAt: now,
        content: contentAt(state),
        ...(notice.reason === undefined ? {} : { reason: notice.reason }),
      })
      .where(eq(message.id, row.id));
    return true;
  });
}

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(message).where(eq(message.id, id));
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

export async function findMessagesTo(db: Queryable, phone: string): Promise<MessageRow[]> {
  return db.select().from(message).where(eq(message.phone, phone)).orderBy(message.createdAt);
}

/**
 * Puts a dead message back into the queue; false if it is not dead. It gets a new id, so that a late status of the
 * earlier sending finds nothing to change.
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

export async function deleteMessagesTo(tx: Queryable, phone: string): Promise<void> {
  await tx.delete(message).where(eq(message.phone, phone));
}

export async function deleteMessagesBefore(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(message).where(lt(message.createdAt, before));
}
