// The minimum cost of a webhook: the signature of the body, and one row in a transaction. Arguments: port, secret.

import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';

const [, , port, secret = ''] = process.argv;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

createServer(async (request, response) => {
  const body = await text(request);
  const expected = createHmac('sha256', secret).update(body).digest('hex');
  if (request.headers['x-razorpay-signature'] === expected) {
    await pool.query('insert into bench_row values ($1, $2)', [randomUUID(), body]);
  }
  response.end('{}');
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));

process.on('SIGTERM', () => process.exit(0));
