// A rush for codes must not keep the connections that answers need.

import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CompetitionSite, createCompetitionSite } from '#server/testing/competition.ts';
import { freshPhone } from '#server/testing/parent.ts';

/** Several times as many as there are connections. */
const CODES = 40;

let site: CompetitionSite;

beforeAll(async () => {
  site = await createCompetitionSite();
});
afterAll(() => site.close());

it('answers are taken while every code that is requested hangs', async () => {
  const { id } = await site.register();
  site.setClock(-121);
  const blocker = new pg.Client({ connectionString: site.url });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table one_time_code');
  const codes = Promise.all(
    Array.from({ length: CODES }, () => site.post('otp', { phone: freshPhone() })),
  );
  const isHanging = async () => {
    const { rows } = await blocker.query('select from pg_locks where not granted');
    return rows.length > 1;
  };
  await expect.poll(isHanging).toBe(true);
  const response = await site.post('set-answer', {
    id,
    CompId: 7,
    answers: [0, 1, 2],
    timeTaken: 9,
  });
  expect([response.statusCode, await isHanging()]).toEqual([200, true]);
  await blocker.query('rollback');
  await blocker.end();
  const statuses = (await codes).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});
