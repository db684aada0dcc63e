import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/database.ts';
import { type Parameter, statement } from '#server/platform/database/statement.ts';
import { learningView } from './tables.ts';

export type ViewKind = (typeof learningView.$inferSelect)['kind'];

export const findView = statement((db, accountId: Parameter<string>, kind: Parameter<ViewKind>) =>
  db
    .select({ madeFor: learningView.madeFor, view: learningView.view })
    .from(learningView)
    .where(and(eq(learningView.accountId, accountId), eq(learningView.kind, kind))),
);

/** Call it under the lock of the account's answers. */
export async function saveView(
  tx: Queryable,
  row: typeof learningView.$inferInsert,
): Promise<void> {
  const { madeFor, view } = row;
  await tx
    .insert(learningView)
    .values(row)
    .onConflictDoUpdate({
      target: [learningView.accountId, learningView.kind],
      set: { madeFor, view },
    });
}

/** Call it under the lock of the account's answers. */
export async function deleteViews(tx: Queryable, accountId: string): Promise<void> {
  await tx.delete(learningView).where(eq(learningView.accountId, accountId));
}
