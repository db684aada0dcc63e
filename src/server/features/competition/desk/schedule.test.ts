// What an operator does before a competition, and what the running site shows of it at once.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaperFile } from '#domain/competition/paper-file.ts';
import { contentImport } from '#server/platform/tables.ts';
import { type CompetitionSite, createCompetitionSite } from '#server/testing/competition.ts';
import { importUnchecked, SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { findPaper } from '../store.ts';
import { competitionAudit } from '../tables.ts';

const now = { operator: 'op', isDryRun: false };
const dry = { operator: 'op', isDryRun: true };
/** The clock of the site stands at the start of competition 7. */
const START = new Date('2024-06-09T11:30:00+05:30');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

let site: CompetitionSite;

beforeAll(async () => {
  site = await createCompetitionSite();
  site.setClock(-1_000);
});
afterAll(() => site.close());

const desk = () => site.services.competition.desk;
const current = async () => (await site.get('comp/current')).json().data;

it('a competition is made after the pattern of another, and shown at once', async () => {
  const changes = { startsAt: after(1_300), questionCount: 2, secondsPerQuestion: 10 };
  const figures = {
    id: 1000,
    questionCount: 2,
    secondsPerQuestion: 10,
    registrationClosesS: 120,
    waitingRoomOpensS: 120,
  };
  expect(await desk().create(7, changes, dry)).toMatchObject({ ok: true, competition: figures });
  expect((await current()).id).toBe(7);
  expect(await desk().create(7, changes, now)).toMatchObject({ ok: true, competition: figures });
  await expect.poll(current).toMatchObject({ id: 1000, attributes: { questionCount: 2 } });
  expect((await findPaper(site.db, 100004))?.questions).toHaveLength(2);
});

it.each([
  [6, { startsAt: after(9_000) }, 'There is no such competition'],
  [7, { startsAt: after(1_000) }, 'The start must lie ahead'],
  [7, { startsAt: after(9_000), id: 1000 }, 'There is a competition 1000 already'],
  [7, { startsAt: after(9_000), questionCount: 4 }, 'The papers have 3 questions'],
  [7, { startsAt: after(9_000), secondsPerQuestion: 1 }, 'secondsPerQuestion'],
])('like %d with %j is refused', async (pattern, changes, reason) => {
  const refused = await desk().create(pattern, changes, now);
  expect(refused).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
});

it('is moved with everything that follows from its start', async () => {
  expect(await desk().schedule(7, after(9_000), now)).toMatchObject({ ok: false });
  expect(await desk().schedule(1000, after(500), now)).toMatchObject({ ok: false });
  expect(await desk().schedule(1000, after(1_100), now)).toMatchObject({ ok: true });
  const startsAt = after(1_100).toISOString();
  const attributes = { startsAt, registrationClosesS: 40, waitingRoomOpensS: 40 };
  await expect.poll(current).toMatchObject({ id: 1000, attributes });
});

it('gets papers of its own, no longer than it is', async () => {
  const given = await findPaper(site.db, 702);
  const questions = (given?.questions ?? []).toReversed();
  const paper = (of: PaperFile['questions']): PaperFile => ({
    competition: 1000,
    standard: 4,
    id: 100004,
    questions: of,
  });
  expect(await desk().importPapers(7, [paper(questions)], now)).toMatchObject({ ok: false });
  expect(await desk().importPapers(1000, [paper(questions.slice(0, 1))], now)).toEqual({
    ok: false,
    reason: 'Standard 4 has fewer than 2 questions',
  });
  expect(await desk().importPapers(1000, [paper(questions)], now)).toEqual({ ok: true });
  expect((await findPaper(site.db, 100004))?.questions).toEqual(questions.slice(0, 2));
});

it('is left alone by an import of the content', async () => {
  const before = [await desk().show(1000), await findPaper(site.db, 100004)];
  await site.db.delete(contentImport);
  expect(await importUnchecked(site.db, SAMPLE_CONTENT)).toContain('competitions');
  expect([await desk().show(1000), await findPaper(site.db, 100004)]).toEqual(before);
});

it('can neither be moved nor changed once it has begun; all that was done is in the audit', async () => {
  site.setClock(-1_100);
  expect(await desk().schedule(1000, after(9_000), now)).toEqual({
    ok: false,
    reason: 'It has begun',
  });
  expect(await desk().importPapers(1000, [], now)).toEqual({ ok: false, reason: 'It has begun' });
  const audit = await site.db.select().from(competitionAudit);
  expect(audit.map(({ action }) => action).toSorted()).toEqual([
    'create',
    'import-papers',
    'schedule',
  ]);
});

it('that was made or moved near its start has its full window again at a later one', async () => {
  const near = { startsAt: after(1_400) };
  const full = { registrationClosesS: 36_000, waitingRoomOpensS: 1_200 };
  const short = { registrationClosesS: 120, waitingRoomOpensS: 120 };
  expect(await desk().create(7, near, now)).toMatchObject({ competition: { id: 1001, ...short } });
  expect(await desk().schedule(1001, after(90_000), now)).toMatchObject({ competition: full });
  expect(await desk().schedule(1001, after(1_400), now)).toMatchObject({ competition: short });
  expect(await desk().schedule(1001, after(90_000), now)).toMatchObject({ competition: full });
  expect(await desk().schedule(1001, after(1_400), now)).toMatchObject({ competition: short });
  const later = { startsAt: after(90_000) };
  expect(await desk().create(1001, later, now)).toMatchObject({ competition: full });
});
