// Old answers are deleted, except the latest to each item.

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { Parent } from '#server/testing/parent.ts';
import { runTasks } from '#server/testing/run-tasks.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const DAY = 24 * 3_600_000;
/** Its right answer is 1. */
const QUESTION = 'basic-nouns-e1-01';
const OTHER_QUESTION = 'basic-nouns-e1-02';

const clock = createFakeClock('2026-06-01T06:30:00Z');
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ clock, gateway, contentDir: SAMPLE_CONTENT });
});
afterAll(() => site.close());

const nowMs = () => clock.now().getTime();

async function rowsOf(table: string, { id }: Parent) {
  const { rows } = await site.db.execute(
    sql`select * from ${sql.identifier(table)} where account_id = ${id} order by item`,
  );
  return rows;
}

it('an answer is deleted after 400 days, unless it is the latest to its item', async () => {
  const asha = await new Parent(site, gateway).signUp();
  const given = (days: number, item: string, answer: number) => {
    const at = nowMs() - days * DAY;
    return { id: randomUUID(), item, answer, at, hint: false, tookMs: 5_000 };
  };
  const answers = [given(399, QUESTION, 0), given(398, QUESTION, 1), given(399, OTHER_QUESTION, 0)];
  expect((await asha.post('answers', { now: nowMs(), answers })).json()).toEqual({ kept: 3 });
  await runTasks(site.services, 'clear-answers');
  expect(await rowsOf('learning_answer', asha)).toHaveLength(3);
  clock.advance(3 * DAY);
  await runTasks(site.services, 'clear-answers');
  expect(await rowsOf('learning_answer', asha)).toMatchObject([
    { item: QUESTION, is_right: true },
    { item: OTHER_QUESTION, is_right: false },
  ]);
  expect(await rowsOf('learning_item', asha)).toHaveLength(2);
});

it('answers of every account are deleted, however many accounts have none to delete', async () => {
  clock.advance(401 * DAY);
  await runTasks(site.services, 'clear-answers');
  const children = Array.from({ length: 1_200 }, () => randomUUID());
  const at = new Date(nowMs()).toISOString();
  await site.db.execute(sql`
    insert into account (id, phone, username, childs_name, standard, created_at, last_used_at)
    select id::uuid, (6000000000 + row_number() over ())::text, 'Asha', 'Meera', 'a-4th', ${at}, ${at}
    from json_array_elements_text(${JSON.stringify(children)}) as listed(id)`);
  // One old answer each, which stays as the latest to its item; a few have one more.
  const ofBusy = children.filter((_, index) => index % 100 === 99);
  for (const [ids, daysAgo] of [
    [children, 401],
    [ofBusy, 402],
  ] as const) {
    await site.db.execute(sql`
      insert into learning_answer
      select id::uuid, gen_random_uuid(), ${QUESTION}, '0', false, false, null, 5000,
        ${at}::timestamptz - ${daysAgo} * interval '1 day'
      from json_array_elements_text(${JSON.stringify(ids)}) as listed(id)`);
  }
  expect(await site.services.tasks.run('clear-answers', { isDryRun: true })).toMatchObject({
    count: ofBusy.length,
  });
  await runTasks(site.services, 'clear-answers');
  const { rows } = await site.db.execute<{ count: number }>(
    sql`select count(*)::int from learning_answer where account_id in
      (select id::uuid from json_array_elements_text(${JSON.stringify(children)}) as listed(id))`,
  );
  expect(rows).toEqual([{ count: children.length }]);
});

it('the many answers of one account are deleted in steps', async () => {
  const asha = await new Parent(site, gateway).signUp();
  const count = 4_500;
  await site.db.execute(sql`
    insert into learning_answer
    select ${asha.id}, gen_random_uuid(), ${QUESTION}, '0', false, false, null, 5000,
      ${clock.now().toISOString()}::timestamptz - interval '402 days' - number * interval '1 second'
    from generate_series(1, ${count}) number`);
  await site.db.execute(sql`
    create function refuse_many() returns trigger language plpgsql as
      'begin if (select count(*) from deleted) > 2000 then raise exception ''too many''; end if; return null; end'`);
  await site.db.execute(sql`
    create trigger refuse_many after delete on learning_answer
      referencing old table as deleted for each statement execute function refuse_many()`);
  await runTasks(site.services, 'clear-answers');
  expect(await rowsOf('learning_answer', asha)).toHaveLength(1);
});
