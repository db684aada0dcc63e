import { type Placeholder, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Stands for a value that is given when the statement is run. It reaches the driver as it is. */
export type Parameter<Value> = Placeholder<string, Value>;

type ParametersFor<Values> = { [Index in keyof Values]: Parameter<Values[Index]> };

interface Prepared<Rows> {
  /** `values`: by the names of their parameters, here their places. */
  execute(values: Record<string, unknown>): Promise<Rows>;
}

let count = 0;

/**
 * A statement that Drizzle puts together once for the database, instead of on every call: that takes longer than sending
 * it. In a transaction it is put together again.
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
