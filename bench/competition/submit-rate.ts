// The throughput of simultaneous submissions, compared with bare inserts of the same rows. Both take short turns, so
// that other load on the machine affects both alike, and each turn is compared with its neighbour.

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Pool } from 'undici';
import { standards } from '#domain/account/standard.ts';
import type { BareRow } from '../support/bare-inserts.ts';
import { CONNECTIONS } from '../support/calls.ts';
import { median } from '../support/median.ts';
import { type Checked, is } from './checks.ts';
import { planChildren } from './plan.ts';
import type { Servers } from './servers.ts';

const COMPETITION_ID = 1015;
const BEGINS_IN_S = 2;
const LENGTH = { questionCount: 30, secondsPerQuestion: 40 };
const TURNS = 5;
const PER_TURN = 2_000;
const MIN_RATIO = 0.5;

export async function compareSubmitRate(servers: Servers): Promise<Checked> {
  const begins = ['--id', String(COMPETITION_ID), '--starts-in', `${BEGINS_IN_S}s`];
  await servers.operate('competition', 'create', '--like', '7', ...begins);
  await delay(1_000 * BEGINS_IN_S);
  const database = new pg.Client({ connectionString: servers.databaseUrl });
  await database.connect();
  const rows = await registerAll(database);
  const file = join(tmpdir(), `grammar-gully-bench-rows-${process.pid}.json`);
  await writeFile(file, JSON.stringify(rows));
  const bare = await startBare(servers.pooledUrl, file);
  const pool = new Pool(servers.origin, { connections: CONNECTIONS, pipelining: 1 });
  try {
    await submitTurn(pool, rows.slice(0, PER_TURN));
    await bare.turn(0, PER_TURN);
    const pairs: { ours: number; theirs: number }[] = [];
    for (let turn = 1; turn <= TURNS; turn += 1) {
      const from = turn * PER_TURN;
      const ours = await submitTurn(pool, rows.slice(from, from + PER_TURN));
      pairs.push({ ours, theirs: await bare.turn(from, from + PER_TURN) });
    }
    const ours = median(pairs.map((pair) => pair.ours));
    const theirs = median(pairs.map((pair) => pair.theirs));
    const ratio = median(pairs.map((pair) => pair.ours / pair.theirs));
    return is(
      ratio >= MIN_RATIO,
      `answers taken in: ${ours.toFixed(0)}/s, bare inserts: ${theirs.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (at least ${MIN_RATIO})`,
    );
  } finally {
    await pool.close();
    await bare.stop();
    await rm(file, { force: true });
    await database.end();
  }
}

async function registerAll(database: pg.Client): Promise<BareRow[]> {
  await database.query('create table bare_hand_in (like competition_hand_in including all)');
  const { rows } = await database.query<{ id: string }>(
    `insert into competition_participant
       (id, competition_id, phone, childs_name, standard, school_name, is_guardian, registered_at, is_name_shown)
     select gen_random_uuid(), $1, (6000000000 + n)::text, 'Meera', ($2::text[])[1 + n % $3], 'School', true, now(), false
     from generate_series(1, $4) n returning id`,
    [COMPETITION_ID, standards, standards.length, (TURNS + 1) * PER_TURN],
  );
  const children = planChildren(rows.length, LENGTH);
  return rows.map(({ id }, index) => {
    const { answers = [], secondsLeft = [] } = children[index] ?? {};
    // The test has just begun: only its first question can be answered.
    const first = answers[0] ?? null;
    const list = `{${answers.map((_, question) => (question === 0 ? first : null) ?? 'null').join(',')}}`;
    const timeTaken = first === null ? 0 : (secondsLeft[0] ?? 0);
    const receivedAt = new Date().toISOString();
    return [id, hash(), COMPETITION_ID, list, null, timeTaken, null, hash(), receivedAt];
  });
}

/** As long as a digest or a network's hash. */
const hash = () => randomBytes(32).toString('base64url');

async function submitTurn(pool: Pool, rows: readonly BareRow[]): Promise<number> {
  const began = performance.now();
  let next = 0;
  const worker = async () => {
    for (let row = rows[next++]; row !== undefined; row = rows[next++]) {
      const [id, , CompId, list, , timeTaken] = row;
      const body = `{"answers":[${list.slice(1, -1)}],"timeTaken":${timeTaken},"id":"${id}","CompId":${CompId}}`;
      const sent = await pool.request({
        method: 'POST',
        path: '/api/comp/set-answer',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const text = await sent.body.text();
      if (sent.statusCode !== 200) throw new Error(`${sent.statusCode} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return (1_000 * rows.length) / (performance.now() - began);
}

async function startBare(databaseUrl: string, file: string) {
  const program = join(import.meta.dirname, '../support/bare-inserts.ts');
  const child = spawn(process.execPath, [program, databaseUrl, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    async turn(from: number, to: number): Promise<number> {
      child.stdin.write(`${from} ${to}\n`);
      return Number((await lines.next()).value);
    },
    async stop() {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
