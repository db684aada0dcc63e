// The yardstick: plain node:http. It fetches the replies of some URLs from the site, with their headers, and sends the
// same bytes. Before a reply that the site builds from the database, the yardstick makes the same queries with the same
// driver and generates the same documents on as many threads, and discards the results: `node bare-server.ts <port>
// <site origin> <json>`.

import { createServer, type ServerResponse } from 'node:http';
import { deserialize } from 'node:v8';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import pg from 'pg';
import type { DocumentJob } from '#print/document-thread.ts';
import { createPrinter } from '#server/platform/printer.ts';
import type { Query, Work } from './record-work.ts';

/** A reply that the yardstick sends. */
export interface Yardstick {
  readonly path: string;
  /** Done sequentially before each reply. */
  readonly work: Work;
  /** Whether to create a proof of work challenge before each reply. */
  readonly hasChallenge: boolean;
}

export interface BareServer {
  readonly yardsticks: readonly Yardstick[];
  readonly token: string | undefined;
  readonly databaseUrl: string;
}

const CONNECTIONS_TO_DATABASE = 10;
const DROPPED_HEADERS = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

const [port, origin, settings = ''] = process.argv.slice(2);
const { yardsticks, token, databaseUrl } = JSON.parse(settings) as BareServer;
const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS_TO_DATABASE });
const printer = createPrinter();
/** By text: like the site, it prepares a statement once per connection. */
const names = new Map<string, string>();
const untouched = { getTypeParser: () => (text: string) => text };
interface Reply {
  readonly queries: readonly pg.QueryArrayConfig[];
  readonly documents: readonly DocumentJob[];
  readonly hasChallenge: boolean;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}
const replies = new Map<string, Reply>();
for (const { path, work, hasChallenge } of yardsticks) {
  const response = await fetch(`${origin}${path}`, {
    headers: {
      'accept-encoding': 'identity',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  for (const name of DROPPED_HEADERS) delete headers[name];
  replies.set(path, {
    queries: work.queries.map(prepared),
    documents: work.documents.map((job) => deserialize(Buffer.from(job, 'base64'))),
    hasChallenge,
    headers,
    body,
  });
}

const server = createServer((request, response) => {
  const reply = replies.get(request.url ?? '');
  if (reply === undefined) {
    response.writeHead(404).end();
    return;
  }
  const { queries, documents, hasChallenge, headers, body } = reply;
  const send = () => response.writeHead(200, headers).end(body);
  const work = [
    ...(queries.length > 0 ? [read(queries).then(() => make(documents))] : []),
    ...(hasChallenge ? [challenge()] : []),
  ];
  if (work.length === 0) send();
  else Promise.all(work).then(send, () => fail(response));
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  pool.end().catch(() => {});
});

function prepared({ text, values }: Query): pg.QueryArrayConfig {
  if (values === undefined) return { text, rowMode: 'array' };
  const name = names.get(text) ?? `query-${names.size}`;
  names.set(text, name);
  return { name, text, values: [...values], rowMode: 'array', types: untouched };
}

async function read(queries: readonly pg.QueryArrayConfig[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const query of queries) await client.query(query);
  } finally {
    client.release();
  }
}

async function make(documents: readonly DocumentJob[]): Promise<void> {
  for (const job of documents) await printer.run(job);
}

async function challenge(): Promise<void> {
  await createChallenge({
    deriveKey,
    algorithm: 'SHA-256',
    cost: 1,
    counter: 40_000,
    hmacSignatureSecret: 'yardstick',
    hmacKeySignatureSecret: 'yardstick',
    data: { until: Date.now() },
  });
}

function fail(response: ServerResponse): void {
  response.writeHead(500).end();
}
