// The parts of a database that a backup covers.

import pg from 'pg';

export interface Table {
  readonly name: string;
  readonly columns: string[];
  readonly rows: number;
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** Hashes of the applied migrations, oldest first. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  return rows.map((row) => row.hash);
}

/** The tables of the schema `public`, each after the tables it refers to. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; refers: string[] }>(`
    select t.relname as name,
      array(select a.attname::text from pg_attribute a
            where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            order by a.attnum) as columns,
      array(select distinct r.relname::text from pg_constraint c join pg_class r on r.oid = c.confrelid
            where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as refers
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and t.relkind = 'r' order by t.relname`);
  const ordered: typeof rows = [];
  while (ordered.length < rows.length) {
    const next = rows.find(
      (row) =>
        !ordered.includes(row) && row.refers.every((name) => ordered.some((o) => o.name === name)),
    );
    if (next === undefined) throw new Error('The tables refer to each other in a circle');
    ordered.push(next);
  }
  const tables: Table[] = [];
  for (const { name, columns } of ordered) {
    const counted = await client.query<{ count: number }>(
      `select count(*)::int as count from ${pg.escapeIdentifier(name)}`,
    );
    tables.push({ name, columns, rows: counted.rows[0]?.count ?? 0 });
  }
  return tables;
}

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${pg.escapeIdentifier(name)}`,
    );
    const found = state.rows[0];
    if (found !== undefined) sequences.push({ name, value: found.value, isCalled: found.called });
  }
  return sequences;
}

/** The target of COPY: the table with its columns in this order. */
export function copyTarget(table: Pick<Table, 'name' | 'columns'>): string {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `${pg.escapeIdentifier(table.name)} (${columns})`;
}
