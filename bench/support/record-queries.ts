// Loaded into a site before anything else, to tell the benchmark which queries a request makes. It notes them between
// the messages `record` and `stop`; at other times the driver is untouched.

import pg from 'pg';

/** As the driver takes it. */
export interface Query {
  readonly text: string;
  readonly values?: readonly unknown[];
}

const { query } = pg.Client.prototype;
let made: Query[] = [];

process.on('message', (message) => {
  const isRecording = message === 'record';
  pg.Client.prototype.query = (isRecording ? recorded : query) as typeof query;
  process.send?.(made);
  made = [];
});
// The channel alone does not keep the site running.
process.channel?.unref();

function recorded(this: pg.Client, ...args: unknown[]): unknown {
  const [statement, values] = args as [string | Query, readonly unknown[] | undefined];
  const text = typeof statement === 'string' ? statement : statement.text;
  const given = values ?? (typeof statement === 'string' ? undefined : statement.values);
  made.push({ text, ...(given === undefined ? {} : { values: given }) });
  return Reflect.apply(query, this, args);
}
