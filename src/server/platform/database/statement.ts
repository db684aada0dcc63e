import { type Placeholder, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** A value that is given when the statement is executed, and passed to the driver unchanged. */
export type Parameter<Value> = Placeholder<string, Value>;

type ParametersFor<Values> = { [Index in keyof Values]: Parameter<Values[Index]> };

interface Prepared<Rows> {
  /** `values`: by the names of their parameters, which are their positions. */
  execute(values: Record<string, unknown>): Promise<Rows>;
}

let count = 0;

/**
 * A named prepared statement. Drizzle builds its text once per database instead of on every call, and once per
 * transaction. PostgreSQL parses and plans it once per connection.
 */
export function statement<Values extends readonly unknown[], Rows>(
  build: (
    db: Queryable,
    ...parameters: ParametersFor<Values>
  ) => { prepare(name: string): Prepared<Rows> },
): (db: Queryable, ...values: Values) => Promise<Rows> {
  count += 1;
  const name = `prepared_${count}`;
  const known = new WeakMap<Queryable, Prepared<Rows>>();

  function prepare(db: Queryable, values: Values): Prepared<Rows> {
    const parameters = values.map((_value, index) => sql.placeholder(String(index)));
    const prepared = build(db, ...(parameters as ParametersFor<Values>)).prepare(name);
    known.set(db, prepared);
    return prepared;
  }
  return (db, ...values) =>
    (known.get(db) ?? prepare(db, values)).execute(Object.fromEntries(values.entries()));
}
