// A rehearsal with made-up children: nobody sees it, and nothing of it stays (product §11.19).

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type CompetitionSite, createCompetitionSite } from '#server/testing/competition.ts';

const now = { operator: 'op', isDryRun: false };
const LENGTH = { questionCount: 2, secondsPerQuestion: 10, children: 7 };
/** Competition 7 is over, and its papers have been published. */
const AFTERWARDS = -90_000;

let site: CompetitionSite;
const desk = () => site.services.competition.desk;
const inSeconds = (seconds: number) => new Date(site.now().getTime() + seconds * 1_000);

beforeAll(async () => {
  site = await createCompetitionSite();
  site.setClock(AFTERWARDS);
  const startsAt = inSeconds(86_400);
  expect(await desk().create(7, { id: 1000, startsAt, papers: 'rehearsal' }, now)).toMatchObject({
    ok: true,
  });
});
afterAll(() => site.close());
beforeEach(() => site.setClock(AFTERWARDS));

async function prepare() {
  const done = await desk().prepareRehearsal(1000, { ...LENGTH, startsAt: inSeconds(20) });
  if (!done.ok) throw new Error(done.reason);
  // The notice reaches the site a moment later.
  const { calendar } = site.services.competition;
  await vi.waitUntil(async () => (await calendar.find(done.competition.id)) !== undefined);
  return done;
}

/** How many rows of each kind the database has. */
async function rowCounts() {
  const { rows } = await site.db.execute<{ counts: Record<string, number> }>(sql`
    select json_build_object(
      'competitions', (select count(*) from competition),
      'papers', (select count(*) from competition_paper),
      'children', (select count(*) from competition_participant),
      'picks', (select count(*) from competition_pick),
      'hand-ins', (select count(*) from competition_hand_in),
      'entries', (select count(*) from competition_entry),
      'results', (select count(*) from competition_result),
      'audit of others', (select count(*) from competition_audit where competition_id <> 1000)
    ) as counts`);
  return rows[0]?.counts;
}

it('is played by its id, and shown nowhere', async () => {
  const { competition, children } = await prepare();
  const { id } = competition;
  expect(children.map(({ standard }) => standard)).toEqual(
    expect.arrayContaining(['a-2nd', 'a-4th', 'a-6th']),
  );
  expect((await desk().list()).map((listed) => listed.id)).toEqual([7, 1000]);
  expect(await desk().live()).toEqual([]);
  expect((await site.get('comp/current')).json().data.id).toBe(1000);
  const papers = await site.get('comp-questions?pagination[limit]=100');
  expect(papers.body).not.toContain(`"competition":${id}`);

  const [child] = children;
  site.setClock(AFTERWARDS - 20 - 4);
  const answers = {
    id: child?.id,
    CompId: id,
    picks: [{ question: 0, option: 1, secondsLeft: 6 }],
  };
  expect((await site.post('picks', answers)).statusCode).toBe(200);
  site.setClock(AFTERWARDS - 20 - 25);
  const all = { id: child?.id, CompId: id, answers: [1, null], timeTaken: 6 };
  expect((await site.post('set-answer', all)).statusCode).toBe(200);
  await desk().endRehearsal(1000, id, 'ready', now);
});

it('leaves nothing behind but a line in the audit of the competition it was for', async () => {
  const before = await rowCounts();
  const { competition, children } = await prepare();
  const { id } = competition;
  site.setClock(AFTERWARDS - 20 - 25);
  for (const child of children) {
    const all = { id: child.id, CompId: id, answers: [1, 2], timeTaken: 6 };
    expect((await site.post('set-answer', all)).statusCode).toBe(200);
  }
  site.setClock(AFTERWARDS - 20 - 41);
  expect(await desk().close(id, now)).toMatchObject({ ok: true });
  expect(await desk().rank(id, now, { isForced: true })).toMatchObject({ ok: true });
  expect(await desk().verify(id)).toMatchObject({ ok: true, submissions: children.length });
  await desk().endRehearsal(1000, id, 'not ready: it rained', now);
  expect(await rowCounts()).toEqual(before);
  const [latest] = await desk().audit(1000);
  expect(latest).toMatchObject({ action: 'rehearse', outcome: 'not ready: it rained' });
});

it('runs alone; what an interrupted one left is removed by the next', async () => {
  const before = await rowCounts();
  await prepare();
  expect(await desk().prepareRehearsal(1000, { ...LENGTH, startsAt: inSeconds(20) })).toMatchObject(
    { ok: false, reason: expect.stringContaining('under way') },
  );
  site.setClock(AFTERWARDS - 20 - 41);
  const { competition } = await prepare();
  await desk().endRehearsal(1000, competition.id, 'ready', now);
  expect(await rowCounts()).toEqual(before);
});

it('of several that begin at the same moment, all but one are refused', async () => {
  // Each of them finds what an interrupted one left, and waits until the first has removed it.
  await prepare();
  site.setClock(AFTERWARDS - 20 - 41);
  const plan = { ...LENGTH, startsAt: inSeconds(20) };
  const all = await Promise.all([1, 2, 3, 4].map(() => desk().prepareRehearsal(1000, plan)));
  const [done, ...others] = all.filter((one) => one.ok);
  expect(others).toEqual([]);
  if (done === undefined) throw new Error('all were refused');
  await desk().endRehearsal(1000, done.competition.id, 'ready', now);
});

it('is refused for a competition that there is not, and without published papers', async () => {
  const plan = { ...LENGTH, startsAt: inSeconds(20) };
  expect(await desk().prepareRehearsal(6, plan)).toMatchObject({
    ok: false,
    reason: 'There is no such competition',
  });
  site.setClock(40_000);
  expect(await desk().prepareRehearsal(1000, { ...LENGTH, startsAt: inSeconds(20) })).toMatchObject(
    { ok: false, reason: expect.stringContaining('is over yet') },
  );
});
