// Replaces the contents of a table.

import {
  aliasedTable,
  and,
  getTableColumns,
  type InferInsertModel,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  getTableConfig,
  type PgColumn,
  type PgTable,
  type PgUpdateSetSource,
} from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/**
 * Makes the table hold exactly these rows: others are deleted, changed ones are updated in every column, unchanged ones
 * are not written. The columns come from the table, so that a new one can't be forgotten. Rows for which `among` does not
 * hold are not touched.
 */
export async function replaceRows<T extends PgTable>(
  tx: Queryable,
  table: T,
  rows: InferInsertModel<T>[],
  among?: SQL,
): Promise<void> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const keys = keyColumnsOf(table, columns);
  await tx.delete(table).where(and(among, isNoneOf(keys, rows)));
  if (rows.length === 0) return;

  const excluded: Record<string, PgColumn> = getTableColumns(aliasedTable(table, 'excluded'));
  const others = Object.keys(columns).filter((name) => !(name in keys));
  const list = (of: Record<string, PgColumn>) =>
    sql.join(
      others.map((name) => sql`${of[name]}`),
      sql`, `,
    );
  await tx
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: Object.values(keys),
      set: Object.fromEntries(
        others.map((name) => [name, sql`${excluded[name]}`]),
      ) as PgUpdateSetSource<T>,
      setWhere: sql`(${list(columns)}) is distinct from (${list(excluded)}) and ${among ?? sql`true`}`,
    });
}

function keyColumnsOf(table: PgTable, columns: Record<string, PgColumn>): Record<string, PgColumn> {
  const composite = getTableConfig(table).primaryKeys.flatMap(({ columns }) =>
    columns.map(({ name }) => name),
  );
  return Object.fromEntries(
    Object.entries(columns).filter(
      ([, column]) => column.primary || composite.includes(column.name),
    ),
  );
}

/** Undefined (which matches every row) if there are no rows to keep. */
function isNoneOf(
  keys: Record<string, PgColumn>,
  rows: readonly Record<string, unknown>[],
): SQL | undefined {
  if (rows.length === 0) return undefined;
  const names = Object.keys(keys);
  const list = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`;
  const kept = rows.map((row) =>
    list(names.map((name) => sql`${sql.param(row[name], keys[name])}`)),
  );
  return sql`${list(names.map((name) => sql`${keys[name]}`))} not in ${list(kept)}`;
}
