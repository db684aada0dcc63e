// The site under attack: a free account with 50,000 answers, families, and members with receipts.

import { readConfig } from '#server/config.ts';
import { openSite } from '#server/platform/open-site.ts';
import { payMembership, type SignedUp, signUp } from '../support/member.ts';
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
}

export async function prepareSite(): Promise<AbusedSite> {
  const site = await serveSite(PORT, 'src/server/main.ts', {
    // The callers say from which networks they come.
    TRUST_PROXY: 'on',
    // All families sign up from one address.
    OTP_SOFT_LIMIT: '1000',
    // So low that the hostile can reach it in the time.
    OTP_SITE_CEILING: '400/400',
  });
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
    await addAnswers(site, hostile.id);
    return { ...site, hostile, family, members };
  } catch (error) {
    await site.close();
    throw error;
  }
}

/** As they would be after seventeen days at the limit. */
async function addAnswers({ env }: ServedSite, accountId: string): Promise<void> {
  const { pool, close } = await openSite(readConfig(env), () => {});
  try {
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
  } finally {
    await close();
  }
}
