// Restoring a backup brings no deleted person back and ends all sessions.

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  insertParticipant,
  type NewParticipant,
} from './features/competition/play/participant-store.ts';
import { ledgers } from './ledgers.ts';
import { createBackup } from './platform/database/backup/create-backup.ts';
import { restoreBackup } from './platform/database/backup/restore-backup.ts';
import { Parent } from './testing/parent.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestGateway } from './testing/test-gateway.ts';

const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let dir: string;

beforeAll(async () => {
  site = await createTestApp({ gateway });
  dir = await mkdtemp(join(tmpdir(), 'restored-'));
});
afterAll(async () => {
  await site.close();
  await rm(dir, { recursive: true, force: true });
});

/** A child who is registered for a competition, without an account. */
const competitor = (phone: string, childsName: string): NewParticipant => ({
  id: randomUUID(),
  competitionId: 7,
  phone,
  childsName,
  standard: 'a-4th',
  schoolName: 'Riverside School',
  agreedVersion: null,
  agreedLanguage: null,
  isGuardian: true,
  registeredAt: new Date(),
  isNameShown: false,
});

/** Everything that the database holds, as text. */
async function dump(): Promise<string> {
  const client = new pg.Client({ connectionString: site.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  let all = '';
  for (const { name } of rows) {
    const found = await client.query<{ row: string }>(`select t::text as row from "${name}" t`);
    all += found.rows.map(({ row }) => row).join('\n');
  }
  await client.end();
  return all;
}

it('deleted people stay deleted, with or without an account, and all sessions end', async () => {
  const asha = await new Parent(site, gateway).signUp({
    username: 'Asha Devi',
    childsName: 'Tara',
  });
  const meera = await new Parent(site, gateway).signUp({ username: 'Meera Nair' });
  const mistyped = new Parent(site, gateway);
  await mistyped.provePhone();
  const ila = competitor('9123456780', 'Ila Menon');
  await insertParticipant(site.db, ila);
  const file = join(dir, 'before.backup');
  await createBackup(site.url, file);
  const { accounts, settleRestored } = site.services;
  await accounts.deleteByPhone(asha.phone);
  await accounts.deleteByPhone(mistyped.phone);
  await accounts.deleteByPhone(ila.phone);

  await restoreBackup(site.url, file, { ledgers, afterwards: settleRestored });
  const restored = await dump();
  const ids = [asha.id, ila.id];
  for (const trace of [asha.phone, ...ids, 'Asha Devi', 'Tara', mistyped.phone, 'Ila Menon']) {
    // The tombstone is the id alone.
    if (ids.includes(trace)) expect(restored.split(trace)).toHaveLength(2);
    else expect(restored).not.toContain(trace);
  }
  expect(restored).toContain('Meera Nair');

  await expect.poll(async () => (await meera.get('account')).statusCode).toBe(401);
  expect((await meera.refresh()).statusCode).toBe(401);
  expect((await meera.elsewhere().logInWithPassword()).statusCode).toBe(200);
  expect((await asha.elsewhere().logInWithPassword()).statusCode).not.toBe(200);

  // Who comes back of their own accord is there after the next restore, too.
  const again = await new Parent(site, gateway, asha.phone).signUp({ username: 'Asha Devi' });
  const later = join(dir, 'later.backup');
  await createBackup(site.url, later);
  await restoreBackup(site.url, later, { ledgers, afterwards: settleRestored });
  expect((await again.elsewhere().logInWithPassword()).statusCode).toBe(200);
});
