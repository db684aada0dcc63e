// The site under attack: a free account with 50,000 answers, families, and members with receipts.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { type OpenSite, openSite } from '#server/platform/open-site.ts';
import { payMembership, type SignedUp, signUp } from '../support/member.ts';
import { Phones } from '../support/outbox.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

const PORT = 3209;
const FIRST_PHONE = 9_876_500_000;
/** Each prints at most 30 receipts an hour, and one is printed every second. */
const MEMBERS = 8;
const ANSWERS = 50_000;
const ANSWERS_PER_STATEMENT = 5_000;
export const PASSWORD = 'a mango tree in the gully';

interface Family extends SignedUp {
  readonly phone: string;
}

interface Member extends Family {
  /** The number of their receipt. */
  readonly receipt: string;
}

export interface AbusedSite extends ServedSite {
  /** A free account. */
  readonly hostile: Family;
  readonly family: Family;
  readonly members: readonly Member[];
  /** Where codes arrive: the outbox's page is closed behind a proxy. */
  readonly phones: Phones;
}

/** Starts on the same data each time. */
function serve(dataDir: string, settings: NodeJS.ProcessEnv): Promise<ServedSite> {
  return serveSite(PORT, 'src/server/main.ts', {
    DATA_DIR: dataDir,
    // All families sign up from one address.
    OTP_SOFT_LIMIT: '1000',
    // So low that the hostile can reach it in the time.
    OTP_SITE_CEILING: '400/400',
    ...settings,
  });
}

export async function prepareSite(): Promise<AbusedSite> {
  const opened = new AsyncDisposableStack();
  const close = () => opened.disposeAsync();
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'grammar-gully-bench-abuse-'));
    opened.defer(() => rm(dataDir, { recursive: true, force: true }));
    const families = await signUpFamilies(dataDir);
    // The callers say from which networks they come.
    const site = await serve(dataDir, { TRUST_PROXY: 'on' });
    opened.defer(() => site.close());
    const database = await openSite(readConfig(site.env), () => {});
    opened.defer(() => database.close());
    const outboxReader = new pg.Client({ connectionString: database.url });
    await outboxReader.connect();
    opened.defer(() => outboxReader.end());
    const phones = new Phones(outboxReader);
    opened.defer(() => phones.close());
    await addAnswers(database, families.hostile.id);
    return { ...site, ...families, close, phones };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Outbox and sandbox are closed behind a proxy, so they sign up and pay before there is one. */
async function signUpFamilies(dataDir: string) {
  const site = await serve(dataDir, {});
  try {
    let phone = FIRST_PHONE;
    const add = async (): Promise<Family> => {
      phone += 1;
      return { ...(await signUp(site, String(phone), PASSWORD)), phone: String(phone) };
    };
    const hostile = await add();
    const family = await add();
    const members: Member[] = [];
    while (members.length < MEMBERS) {
      const member = await add();
      members.push({ ...member, receipt: await payMembership(site, member.token) });
    }
    return { hostile, family, members };
  } finally {
    await site.close();
  }
}

/** As they would be after seventeen days at the limit. */
async function addAnswers({ pool }: OpenSite, accountId: string): Promise<void> {
  for (let from = 0; from < ANSWERS; from += ANSWERS_PER_STATEMENT) {
    await pool.query(
      `insert into learning_answer (account_id, id, item, answer, is_right, has_hint, error, took_ms, at)
         select $1, gen_random_uuid(), item, '0', n % 3 > 0, false, null, 20000, now() - n * interval '1 minute'
         from generate_series($2::int, $3::int) n
         join (select question.id #>> '{}' as item, row_number() over () - 1 as place
               from level, jsonb_path_query(questions, '$[*].id') as question(id) limit 200) as questions
           on place = n % 200`,
      [accountId, from, from + ANSWERS_PER_STATEMENT - 1],
    );
  }
  await pool.query(
    `insert into learning_item
         select account_id, item, max(at) + interval '9 days', true, max(at)
         from learning_answer where account_id = $1 group by account_id, item`,
    [accountId],
  );
}
