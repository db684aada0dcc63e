// The yardstick: plain node:http. It fetches the replies of some URLs from the site, with their headers, and sends the
// same bytes. If the site builds a reply from the database on every request, the yardstick reads as many single rows as
// it is told, with the same driver: `node bare-server.ts <port> <site origin> <json>`.

import { createServer, type ServerResponse } from 'node:http';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import pg from 'pg';

/** A reply that the yardstick sends. */
export interface Yardstick {
  readonly path: string;
  /** Queries before each reply. */
  readonly queries: number;
  /** Whether a proof of work challenge is made before each reply. */
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
const replies = new Map<
  string,
  Omit<Yardstick, 'path'> & { headers: Record<string, string>; body: Buffer }
>();
for (const { path, ...work } of yardsticks) {
  const response = await fetch(`${origin}${path}`, {
    headers: {
      'accept-encoding': 'identity',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  for (const name of DROPPED_HEADERS) delete headers[name];
  replies.set(path, { ...work, headers, body });
}

const server = createServer((request, response) => {
  const reply = replies.get(request.url ?? '');
  if (reply === undefined) {
    response.writeHead(404).end();
    return;
  }
  const { queries, hasChallenge, headers, body } = reply;
  const send = () => response.writeHead(200, headers).end(body);
  const work = [...(queries > 0 ? [read(queries)] : []), ...(hasChallenge ? [challenge()] : [])];
  if (work.length === 0) send();
  else Promise.all(work).then(send, () => fail(response));
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  pool.end().catch(() => {});
});

async function read(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    await pool.query({
      name: 'one-row',
      text: 'select * from content_import where collection = $1',
      values: ['quiz'],
    });
  }
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
