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
const papers = 'rehearsal' as const;
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

it('a rehearsal is made after the pattern of another, and shown at once', async () => {
  const changes = { startsAt: after(1_300), questionCount: 2, secondsPerQuestion: 10, papers };
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
  const attributes = { questionCount: 2, isRehearsal: true, arePapersReady: true };
  await expect.poll(current).toMatchObject({ id: 1000, attributes });
  expect((await findPaper(site.db, 100004))?.questions).toHaveLength(2);
});

it.each([
  [6, { startsAt: after(9_000) }, 'There is no such competition'],
  [7, { startsAt: after(1_000) }, 'The start must lie ahead'],
  [7, { startsAt: after(9_000), id: 1000 }, 'There is a competition 1000 already'],
  [7, { startsAt: after(9_000), questionCount: 4, papers }, 'The papers have 3 questions'],
  [7, { startsAt: after(9_000), secondsPerQuestion: 1 }, 'secondsPerQuestion'],
  [1000, { startsAt: after(9_000), papers }, 'a rehearsal would give them away'],
] as const)('like %d with %j is refused', async (pattern, changes, reason) => {
  const refused = await desk().create(pattern, changes, now);
  expect(refused).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
});

it('is moved with everything that follows from its start', async () => {
  expect(await desk().schedule(7, { startsAt: after(9_000) }, now)).toMatchObject({ ok: false });
  expect(await desk().schedule(1000, { startsAt: after(500) }, now)).toMatchObject({ ok: false });
  const reason = 'The hall has no light.';
  const moved = await desk().schedule(1000, { startsAt: after(1_100), reason }, now);
  expect(moved).toMatchObject({ ok: true });
  const attributes = {
    startsAt: after(1_100).toISOString(),
    promotedUntil: after(1_700).toISOString(),
    movedFrom: after(1_300).toISOString(),
    changeReason: reason,
    registrationClosesS: 40,
    waitingRoomOpensS: 40,
  };
  await expect.poll(current).toMatchObject({ id: 1000, attributes });
});

const fresh = (text: string) => ({
  id: 'c1-s4-01',
  tier: 'easy' as const,
  skill: 'nouns',
  question: text,
  options: ['a', 'b', 'c', 'd'],
  answer: 1,
  why: 'so',
  whyNot: ['x', 'y', 'z'],
  errors: [],
});
const paperOf = (competition: number, standard: number, questions: PaperFile['questions']) => ({
  competition,
  standard,
  id: competition * 100 + standard,
  questions,
});
const newQuestions = (standard: number) => [1, 2, 3].map((n) => fresh(`New ${standard}.${n}?`));

it('a competition without papers that nobody has seen can’t begin, and says so', async () => {
  const made = await desk().create(7, { startsAt: after(2_000), id: 1005 }, now);
  expect(made).toMatchObject({ ok: true });
  expect(await findPaper(site.db, 100504)).toBeUndefined();
  const seen = (await findPaper(site.db, 702))?.questions ?? [];
  const given = (questions: PaperFile['questions']) => [paperOf(1005, 4, questions)];
  expect(await desk().importPapers(7, given(seen), now)).toMatchObject({ ok: false });
  expect(await desk().importPapers(1000, given(seen), now)).toMatchObject({
    reason: expect.stringContaining('It is a rehearsal'),
  });
  expect(await desk().importPapers(1005, given(seen.toReversed()), now)).toEqual({
    ok: false,
    reason: 'Standard 4, question 1: competition 7 has asked it already',
  });
  expect(await desk().importPapers(1005, given(newQuestions(4).slice(0, 1)), now)).toEqual({
    ok: false,
    reason: 'Standard 4 has fewer than 3 questions',
  });
  expect(await desk().importPapers(1005, given(newQuestions(4)), now)).toEqual({
    ok: true,
    lacking: [2, 3, 5, 6, 7, 8],
  });

  // Even at its start nothing of it is opened.
  site.setClock(-2_001);
  const plan = async () =>
    (await site.get('comp/plan?CompId=1005&at=waiting')).json().data.attributes;
  await expect.poll(plan).toMatchObject({ arePapersReady: false });
  expect((await site.get('comp/paper-key/100504/0')).statusCode).toBe(403);
  expect((await site.get('comp-questions/100504')).statusCode).toBe(404);
  expect(await desk().importPapers(1005, given(newQuestions(4)), now)).toMatchObject({
    reason: expect.stringContaining('Its start has passed'),
  });

  // It begins at another start, once all papers are there.
  expect(await desk().schedule(1005, { startsAt: after(2_100) }, now)).toMatchObject({ ok: true });
  const rest = [2, 3, 5, 6, 7, 8].map((standard) =>
    paperOf(1005, standard, newQuestions(standard)),
  );
  expect(await desk().importPapers(1005, rest, now, { isForced: true })).toEqual({
    ok: true,
    lacking: [],
  });
  await expect.poll(plan).toMatchObject({ arePapersReady: true });
  site.setClock(-2_101);
  expect((await site.get('comp/paper-key/100504/0')).statusCode).toBe(200);
  site.setClock(-1_000);
});

it('is left alone by an import of the content', async () => {
  const before = [await desk().show(1005), await findPaper(site.db, 100504)];
  await site.db.delete(contentImport);
  expect(await importUnchecked(site.db, SAMPLE_CONTENT)).toContain('competitions');
  expect([await desk().show(1005), await findPaper(site.db, 100504)]).toEqual(before);
});

it('is moved in its waiting room only by force; the room stays open, and registration closed', async () => {
  site.setClock(-1_070);
  const startsAt = after(1_200);
  expect(await desk().schedule(1000, { startsAt }, now)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('Children are in its waiting room or its test. With --force'),
  });
  expect((await desk().live()).map(({ id }) => id)).toEqual([1000]);
  const window = { registrationClosesS: 140, waitingRoomOpensS: 140 };
  expect(await desk().schedule(1000, { startsAt, isForced: true }, now)).toMatchObject({
    ok: true,
    competition: window,
  });
  await expect
    .poll(current)
    .toMatchObject({ id: 1000, attributes: { ...window, startsAt: startsAt.toISOString() } });
});

it('can not be moved once it has begun; a cancelled one takes no answers', async () => {
  site.setClock(-1_200);
  expect(await desk().schedule(1000, { startsAt: after(9_000), isForced: true }, now)).toEqual({
    ok: false,
    reason: 'It has begun: cancel it, and create another one',
  });
  const answers = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', answers: [0, null], timeTaken: 1 };
  const post = (more: object) => site.post('set-answer', { ...answers, CompId: 1000, ...more });
  const reasonOf = async (more: object = {}) => (await post(more)).json().error.details.reason;
  // Answered by the start before it was moved.
  expect(await reasonOf({ startsAt: after(1_100).toISOString() })).toBe('plan-changed');
  expect(await reasonOf({ startsAt: after(1_200).toISOString() })).toBe('participant-unknown');
  const cancelled = { reason: 'The power is out.' };
  expect(await desk().cancel(1000, cancelled, now)).toMatchObject({ ok: false });
  expect(await desk().cancel(1000, { ...cancelled, isForced: true }, dry)).toEqual({ ok: true });
  expect(await desk().cancel(1000, { ...cancelled, isForced: true }, now)).toEqual({ ok: true });
  await expect.poll(current).toMatchObject({
    id: 1000,
    attributes: { cancelledAt: after(1_200).toISOString(), changeReason: 'The power is out.' },
  });
  expect(await reasonOf()).toBe('competition-cancelled');
  expect(await desk().cancel(1000, {}, now)).toMatchObject({ reason: 'It was cancelled already' });
  expect(await desk().live()).toEqual([]);
  site.setClock(-9_000);
  expect(await desk().close(1000, now)).toEqual({ ok: false, reason: 'It was cancelled' });
  const audit = await site.db.select().from(competitionAudit);
  const actions = audit.filter(({ competitionId }) => competitionId === 1000);
  expect(actions.map(({ action }) => action).toSorted()).toEqual([
    'cancel',
    'create',
    'schedule',
    'schedule',
  ]);
});

it('a competition cancelled before its start never opens its papers', async () => {
  site.setClock(-8_000);
  const startsAt = after(9_000);
  expect(await desk().create(7, { startsAt, id: 1006, papers }, now)).toMatchObject({ ok: true });
  expect(await desk().cancel(1006, { isForced: true }, now)).toEqual({ ok: true });
  const attributes = { cancelledAt: expect.any(String) };
  await expect.poll(current).toMatchObject({ id: 1006, attributes });
  site.setClock(-9_500);
  expect((await site.get('comp/paper-key/100604/0')).statusCode).toBe(403);
  site.setClock(-90_000_000);
  const listed = (await site.get('comp-questions?pagination[limit]=100')).json().data;
  expect(listed.map(({ id }: { id: number }) => id)).not.toContain(100604);
  site.setClock(-1_000);
});

it('that was made or moved near its start has its full window again at a later one', async () => {
  const near = { startsAt: after(1_401), id: 1001 };
  const full = { registrationClosesS: 36_000, waitingRoomOpensS: 1_200 };
  const short = { registrationClosesS: 120, waitingRoomOpensS: 120 };
  const later = { startsAt: after(90_000) };
  const soon = { startsAt: after(1_401) };
  site.setClock(-1_100.001);
  expect(await desk().create(7, near, now)).toMatchObject({ competition: { id: 1001, ...short } });
  site.setClock(-1_100.002);
  expect(await desk().schedule(1001, later, now)).toMatchObject({ competition: full });
  site.setClock(-1_100.003);
  expect(await desk().schedule(1001, soon, now)).toMatchObject({ competition: short });
  site.setClock(-1_100.004);
  expect(await desk().schedule(1001, later, now)).toMatchObject({ competition: full });
  site.setClock(-1_100.005);
  expect(await desk().schedule(1001, soon, now)).toMatchObject({ competition: short });
  site.setClock(-1_100.006);
  expect(await desk().create(1001, later, now)).toMatchObject({ competition: full });
});

it('one of the content folder is moved too, and an import leaves its new start', async () => {
  site.setClock(5_000);
  expect(await desk().schedule(7, { startsAt: after(600) }, now)).toMatchObject({ ok: true });
  const seven = async () => (await desk().list()).find(({ id }) => id === 7)?.startsAt;
  expect(await seven()).toEqual(after(600));
  await site.db.delete(contentImport);
  await importUnchecked(site.db, SAMPLE_CONTENT);
  expect(await seven()).toEqual(after(600));
});
