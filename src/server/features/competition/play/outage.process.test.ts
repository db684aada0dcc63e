// The database is away at the start, or for ten seconds in the last minute: children open their papers all the same,
// and submit their answers until they are acknowledged; every answer is there once.

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { registerForCompetition } from '#contract/competition.ts';
import { getPaperKey, getSealedPaper } from '#contract/competition-play.ts';
import { child, unseal } from '#server/testing/competition.ts';
import { startOwnCluster } from '#server/testing/own-cluster.ts';
import { consent } from '#server/testing/parent.ts';
import { createProcessSite, type ProcessSite } from '#server/testing/process-site.ts';

const DOWN_MS = 10_000;
const PAUSE_MS = 250;
const CHILDREN = 12;
/** Registration is open. */
const THE_DAY_BEFORE = '2024-06-08T11:30:00+05:30';
/** Ten seconds before the start. */
const BEFORE_THE_START = '2024-06-09T11:29:50+05:30';
const START_TIMEOUT_MS = 30_000;
/** The sample's test takes two minutes, and its third question is shown after 80 seconds. */
const LAST_MINUTE = '2024-06-09T11:31:22+05:30';

async function register(site: ProcessSite): Promise<string> {
  const parent = site.parent();
  const { phone } = parent;
  await parent.call('POST', '/api/comp/otp', { phone });
  const otp = await site.meta.codeTo(phone);
  const form = { phone, ...child, otp, CompId: 7, consent };
  const response = await parent.call('POST', '/api/comp/register', form);
  expect(response.statusCode).toBe(200);
  return registerForCompetition.response.parse(response.json()).registeredUser.id;
}

it('no answer is lost or doubled while the database is away in the last minute', {
  timeout: 240_000,
}, async () => {
  const cluster = await startOwnCluster();
  const site = await createProcessSite(cluster.url);
  const dayBefore = await site.start({ APP_NOW: THE_DAY_BEFORE });
  const ids: string[] = [];
  while (ids.length < CHILDREN) ids.push(await register(site));
  await dayBefore.stop();
  await site.start({ APP_NOW: LAST_MINUTE });
  const watcher = site.parent();
  expect((await watcher.call('GET', '/api/comp/current')).statusCode).toBe(200);

  await cluster.stop();
  const seen: number[] = [];
  const submit = async (id: string, index: number) => {
    const answers = [index % 4, null, 3];
    for (;;) {
      const payload = { id, CompId: 7, answers, timeTaken: index };
      const { statusCode } = await site.parent().call('POST', '/api/comp/set-answer', payload);
      seen.push(statusCode);
      if (statusCode === 200) return;
      await delay(PAUSE_MS);
    }
  };
  const submitting = Promise.all(ids.map(submit));
  await delay(DOWN_MS);
  // The clock of the competition does not need the database.
  const current = await watcher.call('GET', '/api/comp/current');
  expect([current.statusCode, current.json()]).toMatchObject([200, { data: { id: 7 } }]);
  await cluster.start();
  await submitting;

  expect(new Set(seen)).toEqual(new Set([503, 200]));
  expect(seen.filter((status) => status === 200)).toHaveLength(CHILDREN);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const { rows } = await client.query(
    'select participant_id as id, answers, time_taken as "timeTaken" from competition_hand_in',
  );
  await client.end();
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  const wanted = ids.map((id, index) => ({ id, answers: [index % 4, null, 3], timeTaken: index }));
  expect(rows.toSorted(byId)).toEqual(wanted.toSorted(byId));
});

it('a paper is opened at the start while the database is away', { timeout: 120_000 }, async () => {
  const cluster = await startOwnCluster();
  const site = await createProcessSite(cluster.url);
  await site.start({ APP_NOW: BEFORE_THE_START });
  const get = (path: string) => site.parent().call('GET', `/api/comp/${path}`);
  const sealed = getSealedPaper.response.parse((await get('sealed-paper/704')).json());

  await cluster.stop();
  expect((await get('paper-key/704/0')).statusCode).toBe(403);
  await expect
    .poll(async () => (await get('paper-key/704/0')).statusCode, { timeout: START_TIMEOUT_MS })
    .toBe(200);
  const { key } = getPaperKey.response.parse((await get('paper-key/704/0')).json());
  expect(unseal(sealed, 0, key).options).toHaveLength(4);
  // Another standard, whose paper nobody had fetched.
  expect((await get('paper-key/706/0')).statusCode).toBe(200);
});
