// The yardstick for submitting answers: the same rows, inserted one by one into a table of the same shape. `node
// bare-inserts.ts <database url> <json list of rows>`. Standard input: one line per turn with its first and last row.
// Standard output: the rows per second.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';

/** A row of answers: participant, digest, competition, answers, seconds left, time, device, network, arrival. */
export type BareRow = readonly [string, string, number, string, null, number, null, string, string];

const CONNECTIONS = 10;
const [, , url, file = ''] = process.argv;
const rows = JSON.parse(readFileSync(file, 'utf8')) as BareRow[];
const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });

const insert = {
  name: 'bare-insert',
  text: 'insert into bare_hand_in values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
};

for await (const line of createInterface(process.stdin)) {
  const [from = 0, to = 0] = line.split(' ').map(Number);
  const turn = rows.slice(from, to);
  const began = performance.now();
  let next = 0;
  const worker = async () => {
    for (let row = turn[next++]; row !== undefined; row = turn[next++]) {
      await pool.query({ ...insert, values: [...row] });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  process.stdout.write(`${(1_000 * turn.length) / (performance.now() - began)}\n`);
}
await pool.end();
