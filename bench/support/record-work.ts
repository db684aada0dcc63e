// Preloaded into a site, to report the work of a request to the benchmark: its queries, and the documents generated on
// other threads. It records between the messages `record` and `stop`, and does nothing at other times.

import './generous-limits.ts';
import { serialize } from 'node:v8';
import pg from 'pg';
import Piscina from 'piscina';

/** In the driver's format. */
export interface Query {
  readonly text: string;
  readonly values?: readonly unknown[];
}

export interface Work {
  readonly queries: readonly Query[];
  /** Jobs of `document-thread.ts`, serialised, in base64. */
  readonly documents: readonly string[];
}

const { query } = pg.Client.prototype;
const { run } = Piscina.prototype;
let queries: Query[] = [];
let documents: string[] = [];

process.on('message', (message) => {
  const isRecording = message === 'record';
  pg.Client.prototype.query = (isRecording ? recordedQuery : query) as typeof query;
  Piscina.prototype.run = isRecording ? recordedRun : run;
  process.send?.({ queries, documents } satisfies Work);
  queries = [];
  documents = [];
});

function recordedQuery(this: pg.Client, ...args: unknown[]): unknown {
  const [statement, values] = args as [string | Query, readonly unknown[] | undefined];
  const text = typeof statement === 'string' ? statement : statement.text;
  const given = values ?? (typeof statement === 'string' ? undefined : statement.values);
  queries.push({ text, ...(given === undefined ? {} : { values: given }) });
  return Reflect.apply(query, this, args);
}

function recordedRun(this: Piscina, ...args: Parameters<typeof run>): ReturnType<typeof run> {
  documents.push(serialize(args[0]).toString('base64'));
  return Reflect.apply(run, this, args);
}
