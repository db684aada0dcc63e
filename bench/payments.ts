// npm run bench:payments: 200 signed webhooks a second for 30 s, a tenth of them duplicates, to a site whose ledger is
// then compared with what was sent. The rate is fixed regardless of the replies (an open load): a slow reply cannot
// hide the ones behind it. Half of the payments belong to accounts. The yardstick, before and after in the same run, is
// the same load on a bare server that checks the signature and writes one row in a transaction.

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { receivePaymentEvent } from '#contract/membership.ts';
import { ensureDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { makePaymentEvent, type PaymentEvent, razorpayEnv } from './support/payment-event.ts';
import { serveSite, stopProcess } from './support/served-site.ts';
import { startBare } from './support/start-bare.ts';

const SITE_PORT = 3207;
const BARE_PORT = 3208;
const PER_S = 200;
const DURATION_S = 30;
const YARDSTICK_S = 5;
const DUPLICATES_PER_TEN = 1;
const ACCOUNTS = 1_500;
const MAX_P99_MS = 100;
const SECRET = 'the webhook secret of this benchmark';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const dataDir = await mkdtemp(join(tmpdir(), 'grammar-gully-bench-payments-'));
const cluster = await startEmbeddedPostgres({ dataDir });
const databaseUrl = await ensureDatabase(cluster.url, 'bench');
const site = await serveSite(SITE_PORT, 'src/server/main.ts', {
  DATABASE_URL: databaseUrl,
  ...razorpayEnv(SECRET),
});
let isGood = true;
try {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const phones = await addAccounts(database);
  const before = await measureBare(database);
  const { sent, latencies, failures } = await load(SITE_PORT, DURATION_S, phones);
  const after = await measureBare(database);
  report(latencies, failures, [before, after]);
  await compareLedger(database, sent, phones);
  await database.end();
} finally {
  agent.destroy();
  await site.close();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(isGood ? 'All within the aims.' : 'NOT within the aims.');
process.exit(isGood ? 0 : 1);

/** Adds phones with accounts, in the state after sign-up. */
async function addAccounts(database: pg.Client): Promise<string[]> {
  const phones = Array.from({ length: ACCOUNTS }, (_, count) => String(9_000_000_000 + count));
  for (const phone of phones) {
    await database.query(
      `insert into account (id, phone, username, childs_name, standard, created_at, last_used_at)
       values ($1, $2, 'Asha', 'Meera', 'a-4th', now(), now())`,
      [randomUUID(), phone],
    );
  }
  return phones;
}

function post(port: number, { body, headers }: PaymentEvent): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: receivePaymentEvent.path,
      headers,
    };
    const sending = request(options, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sending.once('error', reject);
    sending.end(body);
  });
}

/** Every second payment belongs to a phone with an account, each of which pays at least once. */
async function load(port: number, seconds: number, phones: readonly string[]) {
  const sent: PaymentEvent[] = [];
  const latencies: number[] = [];
  let failures = 0;
  const pending: Promise<void>[] = [];
  const began = performance.now();
  const total = seconds * PER_S;
  for (let count = 0; count < total; count += 1) {
    const dueAt = began + (count * 1000) / PER_S;
    const wait = dueAt - performance.now();
    if (wait > 1) await delay(wait);
    const isDuplicate = count % 10 < DUPLICATES_PER_TEN && sent.length > PER_S;
    // From the last second: some duplicates overtake the first reply.
    const earlier = sent[sent.length - 1 - Math.floor(Math.random() * PER_S)];
    const phone =
      count % 2 === 0 ? phones[(count / 2) % phones.length] : String(8_000_000_000 + count);
    const event =
      isDuplicate && earlier !== undefined ? earlier : makePaymentEvent(phone ?? '', SECRET);
    if (event !== earlier) sent.push(event);
    pending.push(
      post(port, event).then(
        (status) => {
          // Counted from the scheduled time, which includes a backlog.
          latencies.push(performance.now() - dueAt);
          if (status !== 200) failures += 1;
        },
        () => {
          failures += 1;
        },
      ),
    );
  }
  await Promise.all(pending);
  return { sent, latencies, failures };
}

async function measureBare(database: pg.Client): Promise<number> {
  await database.query('create table if not exists bench_row (id text primary key, body text)');
  const bare = await startBare('bare-webhook.ts', [String(BARE_PORT), SECRET], {
    DATABASE_URL: databaseUrl,
  });
  try {
    const { latencies } = await load(BARE_PORT, YARDSTICK_S, ['9000000000']);
    return percentile(latencies, 0.99);
  } finally {
    await stopProcess(bare);
  }
}

function report(latencies: number[], failures: number, bare: readonly number[]): void {
  const p99 = percentile(latencies, 0.99);
  const isWithin = p99 <= MAX_P99_MS && failures === 0;
  isGood &&= isWithin;
  const yardstick = bare.map((ms) => ms.toFixed(1)).join(' and ');
  console.log(
    `${isWithin ? ' ' : '!'} ${latencies.length} webhooks at ${PER_S}/s: p50 ${percentile(latencies, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (at most ${MAX_P99_MS}), ${failures} failures; one row in a bare server: p99 ${yardstick} ms`,
  );
}

/** Expects every payment once in the ledger, and as many years of each account as payments. */
async function compareLedger(
  database: pg.Client,
  sent: readonly PaymentEvent[],
  phones: readonly string[],
): Promise<void> {
  const { rows } = await database.query<{ events: number; payments: number; given: number }>(`
    select (select count(*)::int from payment_event where type = 'payment.captured') as events,
      (select count(distinct payment_id)::int from payment_event where type = 'payment.captured') as payments,
      (select sum(round(extract(epoch from member_until - now()) / 31557600))::int from account) as given`);
  const [found] = rows;
  const ids = new Set(sent.map(({ paymentId }) => paymentId));
  const ofAccounts = sent.filter(({ body }) => {
    const phone: string = JSON.parse(body).payload.payment.entity.notes.phone;
    return phones.includes(phone);
  }).length;
  const isEqual =
    found?.events === ids.size && found.payments === ids.size && found.given === ofAccounts;
  isGood &&= isEqual;
  console.log(
    `${isEqual ? ' ' : '!'} ledger: ${found?.events} events of ${found?.payments} payments, sent ${ids.size}; years of members: ${found?.given}, paid by accounts ${ofAccounts}`,
  );
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
