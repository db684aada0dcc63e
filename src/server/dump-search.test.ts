// A person is searched for in everything that the database holds, as text: before and after export, deletion, and the
// restoring of a backup that still has them.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgers } from './ledgers.ts';
import { createBackup } from './platform/database/backup/create-backup.ts';
import { restoreBackup } from './platform/database/backup/restore-backup.ts';
import { createFakeClock } from './testing/fake-clock.ts';
import { Parent } from './testing/parent.ts';
import { runRetention } from './testing/run-tasks.ts';
import { SAMPLE_CONTENT } from './testing/sample-content.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestGateway } from './testing/test-gateway.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PARENT = 'Zubeida Qvistgaard';
const CHILD = 'Xerxes Öztürk';
const FIRST_PHONE = '7310298465';
const PHONE = '8642097531';

const clock = createFakeClock();
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let dir: string;

beforeAll(async () => {
  site = await createTestApp({ clock, gateway, contentDir: SAMPLE_CONTENT });
  dir = await mkdtemp(join(tmpdir(), 'dump-'));
});
afterAll(async () => {
  await site.close();
  await rm(dir, { recursive: true, force: true });
});

/** Text → the tables, of every schema, that hold it in any column. */
async function tablesWith(...texts: string[]): Promise<Record<string, string[]>> {
  const { rows } = await site.db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
        order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of rows) {
    const dump = await site.db.execute<{ text: string | null }>(
      sql`select string_agg(t::text, ' ') as text from ${sql.raw(name)} as t`,
    );
    for (const text of texts) {
      if (dump.rows[0]?.text?.includes(text)) found[text] = [...(found[text] ?? []), name];
    }
  }
  return found;
}

const search = () => tablesWith(PHONE, FIRST_PHONE, PARENT, CHILD, 'Zubeida', 'Xerxes');

it('nothing that names a person is left after the deletion, nor after an older backup', async () => {
  const asha = await new Parent(site, gateway, FIRST_PHONE).signUp({
    username: PARENT,
    childsName: CHILD,
  });
  await asha.post('quiz', { score: 2, levelid: 11, userid: asha.id, length: 3 });
  const games = [{ game: 'dropit', src: 's', difficulty: 'easy', level: 1, score: 5 }];
  expect((await asha.post('games', { games })).statusCode).toBe(200);
  await site.services.membership.grantYear(FIRST_PHONE);
  await asha.elsewhere().logInWithPassword('not the password');

  // Another number, a code that was never typed, and another device.
  await asha.post('phone-otp', { phone: PHONE });
  const otp = await gateway.codeTo(PHONE);
  expect((await asha.post('phone', { phone: PHONE, otp })).statusCode).toBe(200);
  clock.advance(MINUTE);
  const device = new Parent(site, gateway, PHONE);
  expect((await device.logInWithPassword()).statusCode).toBe(200);
  await asha.post('logino', { phone: PHONE });
  await gateway.codeTo(PHONE);

  // The message to the number before tells its owner of the change; it ends by its own date.
  const toFormerNumber = { [FIRST_PHONE]: ['public.message'] };
  const before = {
    ...toFormerNumber,
    [PHONE]: ['public.account', 'public.message', 'public.one_time_code'],
    [PARENT]: ['public.account'],
    [CHILD]: ['public.account'],
    Zubeida: ['public.account'],
    Xerxes: ['public.account'],
  };
  expect(await search()).toEqual(before);

  // The export holds it all, and leaves no copy of it.
  const exported = (await asha.get('export')).body;
  for (const text of [PHONE, PARENT, CHILD]) expect(exported).toContain(text);
  expect(await search()).toEqual(before);

  const file = join(dir, 'before.backup');
  await createBackup(site.url, file);
  await asha.post('delete-otp');
  const code = await gateway.codeTo(PHONE);
  expect((await asha.post('delete', { otp: code })).statusCode).toBe(200);
  expect(await search()).toEqual(toFormerNumber);

  const { settleRestored } = site.services;
  await restoreBackup(site.url, file, { ledgers, afterwards: settleRestored });
  expect(await search()).toEqual(toFormerNumber);
  clock.advance(90 * DAY + MINUTE);
  await runRetention(site.services);
  expect(await search()).toEqual({});
  // Only the tombstone has the random id.
  expect(await tablesWith(asha.id)).toEqual({ [asha.id]: ['public.erased'] });
});
