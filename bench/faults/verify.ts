// Compares what was acknowledged with what the database has.

import { setTimeout as delay } from 'node:timers/promises';
import { deadStates } from '#domain/whatsapp/message.ts';
import type { Cluster } from './cluster.ts';
import type { Acknowledged } from './writers.ts';

export interface Verdict {
  /** Acknowledged writes that are not there exactly once. */
  readonly lost: number;
  /** Codes that were sent twice. */
  readonly sentTwice: number;
  /** Codes that were neither sent nor, yet, marked as not delivered, which the page says. */
  readonly unsent: number;
}

/** What is on its way gets this long until it is marked. */
const SETTLING_MS = 180_000;
const POLL_MS = 1_000;

/** The verdict when nothing is on its way any more. */
export async function verifyAtLast(
  cluster: Pick<Cluster, 'query'>,
  acknowledged: Acknowledged,
): Promise<Verdict> {
  const deadline = Date.now() + SETTLING_MS;
  for (;;) {
    const verdict = await verify(cluster, acknowledged);
    if (verdict.unsent === 0 || Date.now() > deadline) return verdict;
    await delay(POLL_MS);
  }
}

export async function verify(
  { query }: Pick<Cluster, 'query'>,
  { answers, payments, accounts, codes }: Acknowledged,
): Promise<Verdict> {
  const lost = await Promise.all([
    countLost(query, 'learning_answer', 'id::text', answers),
    countLost(query, `payment_event where type = 'payment.captured'`, 'payment_id', payments),
    countLost(query, 'account', 'phone', accounts),
  ]);
  return { lost: lost.reduce((sum, count) => sum + count, 0), ...(await countCodes(query, codes)) };
}

/** How many of `keys` are not in the table exactly once. */
async function countLost(
  query: Cluster['query'],
  table: string,
  column: string,
  keys: readonly string[],
): Promise<number> {
  const [row] = await query<{ lost: number }>(
    `select count(*)::int as lost from unnest($1::text[]) as key
     left join (select ${column} as key, count(*) as times from ${table} group by 1) as found
       using (key)
     where times is distinct from 1`,
    [keys],
  );
  return row?.lost ?? Number.NaN;
}

/** Each phone requested one code. */
async function countCodes(query: Cluster['query'], phones: readonly string[]) {
  const [row] = await query<Omit<Verdict, 'lost'>>(
    `select count(*) filter (where times > 1)::int as "sentTwice",
       count(*) filter (where times is null and not exists
         (select from message where message.phone = given.phone and state = any($2)))::int as unsent
     from unnest($1::text[]) as given(phone)
     left join (select phone, count(*) as times from outbox_message group by 1) as sent
       using (phone)`,
    [phones, deadStates],
  );
  return row ?? { sentTwice: Number.NaN, unsent: Number.NaN };
}
