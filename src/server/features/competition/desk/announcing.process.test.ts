// The command that announces results is killed in the middle and run again, while no server works on the queue: every
// family gets its message, and none gets two.

import { once } from 'node:events';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createProcessSite } from '#server/testing/process-site.ts';
import { createTestDatabase } from '#server/testing/test-app.ts';

const FAMILIES = 600;
const SOON = { timeout: 60_000, interval: 5 };
const SENT = { timeout: 120_000, interval: 100 };

async function openSite() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const site = await createProcessSite(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  const count = async (table: string, condition: string) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${condition}`,
    );
    return rows[0]?.count ?? 0;
  };
  return { site, client, count };
}

async function enterFamilies(client: pg.Client): Promise<void> {
  await client.query(
    `insert into competition_participant
       (id, competition_id, phone, childs_name, standard, school_name, registered_at)
     select gen_random_uuid(), 7, (9000000000 + n)::text, 'Meera', 'a-4th', 'School', now()
     from generate_series(1, $1::int) n`,
    [FAMILIES],
  );
  await client.query(
    `insert into competition_hand_in
       (participant_id, digest, competition_id, answers, time_taken, received_at)
     select id, 'first', 7, '{0,3,null}', 17, '2024-06-09T06:01:30Z' from competition_participant`,
  );
}

it('announcing, killed and run again, sends each result once', { timeout: 240_000 }, async () => {
  const { site, client, count } = await openSite();
  await enterFamilies(client);
  const announced = () => count('competition_result', 'announced_at is not null');
  const id = ['--id', '7'];
  await site.operate('competition', 'close', ...id);
  expect(await site.operate('competition', 'rank', '--force', ...id)).toContain(
    `Entries: ${FAMILIES}, with a rank: ${FAMILIES}, marked only: 0.`,
  );

  const killed = site.startOperating('competition', 'announce', ...id);
  await vi.waitUntil(async () => (await announced()) > 0, SOON);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const before = await announced();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(FAMILIES);
  expect(await count('message', "kind = 'notice'")).toBe(before);

  const rest = `Messages queued: ${FAMILIES - before}.`;
  expect(await site.operate('competition', 'announce', ...id)).toContain(rest);
  expect(await site.operate('competition', 'announce', ...id)).toContain('Messages queued: 0.');

  await site.start();
  await vi.waitUntil(() => site.meta.accepted.length >= FAMILIES, SENT);
  const phones = site.meta.requests.map(({ body }) => body.to);
  expect(phones).toHaveLength(FAMILIES);
  expect(new Set(phones).size).toBe(FAMILIES);
  expect(await site.operate('competition', 'verify', ...id)).toContain('frozen result');
  const audit = await client.query('select action from competition_audit order by at');
  expect(audit.rows.map(({ action }) => action)).toEqual(['close', 'rank', 'announce', 'announce']);
});
