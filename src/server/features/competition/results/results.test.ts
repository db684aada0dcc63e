// Closing, ranking, announcing and what families see of it.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompetitionSite,
  createCompetitionSite,
  rightAnswers,
} from '#server/testing/competition.ts';
import { runRetention } from '#server/testing/run-tasks.ts';
import {
  competitionDevice,
  competitionEntry,
  competitionHandIn,
  competitionParticipant,
  competitionResult,
} from '../tables.ts';

const now = { operator: 'op', isDryRun: false };
const dry = { operator: 'op', isDryRun: true };
/** Without picks, and from one network: nobody decides about these entries. */
const forced = { isForced: true };
const link = (token: string) => `https://example.org/competition/result#${token}`;

/** Meera is fastest in standard 4, Dev as good but slower, Tara equals him; Ila is in standard 6; Om was late. */
let site: CompetitionSite;
const ids: Record<string, string> = {};
const phones: Record<string, string> = {};
let tokens: Record<string, string> = {};

async function enter(
  childsName: string,
  standard: keyof typeof rightAnswers,
  entry?: { answers: readonly (number | null)[]; timeTaken: number; clock?: number },
) {
  const { id, phone } = await site.register({ childsName, standard });
  ids[childsName] = id;
  phones[childsName] = phone;
  if (entry === undefined) return;
  const { clock = -121, ...submitted } = entry;
  site.setClock(clock);
  const response = await site.post('set-answer', { id, CompId: 7, ...submitted });
  expect(response.statusCode).toBe(200);
}

beforeAll(async () => {
  site = await createCompetitionSite();
  const right = rightAnswers['a-4th'];
  await enter('Meera Rao', 'a-4th', { answers: right, timeTaken: 90 });
  await enter('Dev', 'a-4th', { answers: right, timeTaken: 60 });
  await enter('Tara', 'a-4th', { answers: right, timeTaken: 60 });
  await enter('Zoya', 'a-2nd', { answers: [null, 3, null], timeTaken: 9 });
  await enter('Ila', 'a-6th', { answers: rightAnswers['a-6th'], timeTaken: 1 });
  await enter('Om', 'a-4th', { answers: right, timeTaken: 120, clock: -140 });
  await enter('Absent', 'a-4th');
});
afterAll(() => site.close());

const desk = () => site.services.competition.desk;
const open = async (name: string) => site.post('result', { token: tokens[name] });
const notices = () => site.gateway.sent.filter(({ content }) => content.kind === 'notice');

describe('before the ranking', () => {
  it('a competition is closed once no answer in time can arrive', async () => {
    site.setClock(-139);
    expect(await desk().close(7, now)).toMatchObject({ ok: false });
    expect(await desk().rank(7, now)).toEqual({ ok: false, reason: 'Close it first' });
    site.setClock(-140);
    expect(await desk().close(7, dry)).toEqual({ ok: true });
    expect((await desk().show(7)) as object).toMatchObject({ competition: { closedAt: null } });
    expect(await desk().close(7, now)).toEqual({ ok: true });
    expect(await desk().close(7, now)).toMatchObject({ ok: false });
  });

  it('the right answers are public as soon as it is closed', async () => {
    const isCompleted = async () =>
      (await site.get('comp-questions/704')).json().data.attributes.isCompleted;
    await expect.poll(isCompleted).toBe(true);
  });

  it('nothing is announced, verified or exported', async () => {
    expect(await desk().announce(7, link, now)).toEqual({ ok: false, reason: 'Rank it first' });
    expect(await desk().verify(7)).toMatchObject({ ok: false });
    expect(await desk().exportRaw(7)).toMatchObject({ ok: false });
    expect((await site.get('comp/winners/7')).json()).toEqual({ data: [], voided: [] });
  });
});

describe('the ranking', () => {
  it('is tried by a dry run and frozen once', async () => {
    const tried = await desk().rank(7, dry, forced);
    expect(await site.db.$count(competitionResult)).toBe(0);
    const frozen = await desk().rank(7, now, forced);
    expect(frozen).toEqual(tried);
    if (!frozen.ok) throw new Error(frozen.reason);
    expect(frozen.hash).toMatch(/^[0-9a-f]{64}$/);
    const place = (name: string) => {
      const result = frozen.results.find(({ participantId }) => participantId === ids[name]);
      return result && [result.marks, result.seconds, result.rank, result.groupRank];
    };
    expect(place('Meera Rao')).toEqual([3, 30, 1, 1]);
    expect(place('Dev')).toEqual([3, 60, 2, 2]);
    expect(place('Tara')).toEqual([3, 60, 2, 2]);
    expect(place('Zoya')).toEqual([1, 111, 1, 4]);
    expect(place('Ila')).toEqual([3, 119, 1, 1]);
    expect(place('Om')).toEqual([3, 0, null, null]);
    expect(place('Absent')).toBeUndefined();
    expect(await desk().rank(7, now)).toEqual({
      ok: false,
      reason: `It is ranked already: ${frozen.hash}`,
    });
  });

  it('answers that arrive afterwards are kept, late and not marked: it stays as it is', async () => {
    const id = ids.Absent ?? '';
    const late = { id, CompId: 7, answers: rightAnswers['a-4th'], timeTaken: 120 };
    expect((await site.post('set-answer', late)).json()).toMatchObject({ isLate: true });
    const phone = phones.Absent ?? '';
    const exported = await site.post('export', { phone, otp: await site.codeFor(phone) });
    const answers = expect.objectContaining({ chosen: late.answers, isLate: true });
    const handIns = [expect.objectContaining({ answers: late.answers })];
    expect(exported.json().data).toEqual([
      expect.objectContaining({ answers, handIns, result: null }),
    ]);
    expect(await desk().verify(7)).toMatchObject({ ok: true, submissions: 6 });
  });

  it('is computed again from the raw rows, and any change of them shows', async () => {
    const id = ids.Dev ?? '';
    const row = eq(competitionEntry.participantId, id);
    const result = eq(competitionResult.participantId, id);
    const [entry] = await site.db.select().from(competitionEntry).where(row);
    if (entry === undefined) throw new Error('no entry');
    for (const change of [{ timeTaken: 61 }, { answers: [1, 3, 2] }, { isLate: true }]) {
      await site.db.update(competitionEntry).set(change).where(row);
      expect(await desk().verify(7), JSON.stringify(change)).toMatchObject({ ok: false });
      await site.db.update(competitionEntry).set(entry).where(row);
    }
    await site.db.delete(competitionEntry).where(row);
    expect(await desk().verify(7)).toMatchObject({ ok: false });
    await site.db.insert(competitionEntry).values(entry);
    await site.db.update(competitionResult).set({ rank: 1 }).where(result);
    expect(await desk().verify(7)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('stored results were changed'),
    });
    await site.db.update(competitionResult).set({ rank: 2 }).where(result);
    expect(await desk().verify(7)).toMatchObject({ ok: true, submissions: 6 });
  });

  it('is exported without anything that names a child', async () => {
    const raw = await desk().exportRaw(7);
    if (!raw.ok) throw new Error(raw.reason);
    expect(raw.submissions).toHaveLength(6);
    expect(raw.keys['a-4th']).toEqual(rightAnswers['a-4th']);
    const text = JSON.stringify(raw);
    for (const name of ['Meera', 'Riverside', phones.Dev]) expect(text).not.toContain(name);
  });
});

describe('own data before the announcement', () => {
  it('has the answers, and no marks and no rank yet', async () => {
    const phone = phones['Meera Rao'] ?? '';
    const exported = await site.post('export', { phone, otp: await site.codeFor(phone) });
    const [meera] = exported.json().data;
    expect(meera).toMatchObject({ childsName: 'Meera Rao', result: null });
    expect(meera.answers.chosen).toHaveLength(3);
    expect(exported.body).not.toMatch(/rank|marks/i);
  });
});

describe('announcing', () => {
  it('is refused while the stored result is another one than the frozen', async () => {
    const row = eq(competitionResult.participantId, ids.Dev ?? '');
    await site.db.update(competitionResult).set({ rank: 1 }).where(row);
    const refused = { ok: false, reason: expect.stringContaining("can't be announced") };
    expect(await desk().announce(7, link, dry)).toEqual(refused);
    expect(await desk().announce(7, link, now)).toEqual(refused);
    expect(notices()).toEqual([]);
    await site.db.update(competitionResult).set({ rank: 2 }).where(row);
  });

  it('sends every family that submitted answers one link, also when it is run again', async () => {
    expect(await desk().announce(7, link, dry)).toMatchObject({ messages: 6 });
    expect(await desk().announce(7, link, now)).toMatchObject({ ok: true, messages: 6 });
    await expect.poll(() => notices().length).toBe(6);
    expect(await desk().announce(7, link, now)).toMatchObject({ ok: true, messages: 0 });
    expect(notices()).toHaveLength(6);
    tokens = Object.fromEntries(
      Object.entries(phones).map(([name, phone]) => {
        const content = notices().find((message) => message.phone === phone)?.content;
        const [day, address] = content?.kind === 'notice' ? content.parameters : [];
        if (address === undefined) return [name, ''];
        expect(day).toBe('9 June 2024');
        expect(address).toMatch(/^https:\/\/example\.org\/competition\/result#[\w-]{22}$/);
        return [name, address.slice(-22)];
      }),
    );
    expect(tokens.Absent).toBe('');
    expect(new Set(Object.values(tokens)).size).toBe(7);
  });

  it('is shown to everybody', async () => {
    const isAnnounced = async () =>
      (await site.get('comp/current')).json().data.attributes.isAnnounced;
    await expect.poll(isAnnounced).toBe(true);
  });
});

describe('a result', () => {
  it('is opened by its link: marks, time, rank, prize, and every question with both answers', async () => {
    const response = await open('Meera Rao');
    expect(response.headers['cache-control']).toBe('no-store');
    const { data } = response.json();
    expect(data).toMatchObject({
      competition: 7,
      date: '20240609',
      childsName: 'Meera Rao',
      standard: 'a-4th',
      marks: 3,
      outOf: 3,
      seconds: 30,
      answered: 3,
      rank: 1,
      rankedOf: 3,
      groupStandards: [2, 3, 4, 5],
      groupRank: 1,
      groupRankedOf: 4,
      noRank: null,
      voided: [],
      prize: { name: 'telescope', place: 1, state: 'to-do', isAddressConfirmed: false },
      isNameShown: false,
    });
    const { data: zoyas } = (await open('Zoya')).json();
    expect(zoyas).toMatchObject({ rank: 1, rankedOf: 1, groupRank: 4, prize: null });
    const given = zoyas.questions.map((q: { given: number; answer: number }) => [
      q.given,
      q.answer,
    ]);
    expect(given).toEqual([
      [null, 2],
      [3, 3],
      [null, 0],
    ]);
    expect(zoyas.answered).toBe(1);
    expect((await open('Om')).json().data).toMatchObject({
      noRank: { because: 'late', reason: null },
      rank: null,
      prize: null,
    });
  });

  it('has a certificate to save', async () => {
    const response = await site.post('result/certificate', { token: tokens['Meera Rao'] });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
    });
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has its certificate made one at a time, and ten times an hour', async () => {
    const certificate = () => site.post('result/certificate', { token: tokens.Dev });
    const atOnce = await Promise.all(Array.from({ length: 30 }, certificate));
    expect(atOnce.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = atOnce.filter(({ statusCode }) => statusCode === 429);
    expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
    expect(refused).toHaveLength(29);
    for (let time = 2; time <= 10; time += 1) expect((await certificate()).statusCode).toBe(200);
    expect((await certificate()).statusCode).toBe(429);
    const other = await site.post('result/certificate', { token: tokens.Tara });
    expect(other.statusCode).toBe(200);
  });

  it('is not opened by anything else', async () => {
    const strange = { token: 'A'.repeat(22) };
    expect((await site.post('result', strange)).statusCode).toBe(404);
    expect((await site.post('result/name', { ...strange, isShown: true })).statusCode).toBe(404);
    expect((await site.post('result/certificate', strange)).statusCode).toBe(404);
    expect((await site.post('result', { token: "' or 1=1 --" })).statusCode).toBe(400);
    expect((await site.post('result', { token: ids.Dev })).statusCode).toBe(400);
  });

  it('the link is stored as a hash only', async () => {
    const rows = await site.db.select().from(competitionResult);
    const text = JSON.stringify(rows);
    for (const token of Object.values(tokens).filter(Boolean)) expect(text).not.toContain(token);
  });
});

describe('the winners', () => {
  const winners = async () => (await site.get('comp/winners/7')).json().data;

  it('are the first three of each group, equals among them, nameless at first', async () => {
    const places = (await winners()).map(
      ({ group, rank, prize, childsName }: Record<string, unknown>) => [
        group,
        rank,
        prize,
        childsName,
      ],
    );
    expect(places).toHaveLength(4);
    expect(places).toEqual(
      expect.arrayContaining([
        ['basic', 1, 'telescope', null],
        ['basic', 2, 'mapology', null],
        ['basic', 2, 'mapology', null],
        ['intermediate', 1, 'bowling kit', null],
      ]),
    );
  });

  it('have their first names where a parent wants it, and no longer when not', async () => {
    const names = async () =>
      (await winners())
        .map(({ childsName }: { childsName: string | null }) => childsName)
        .filter(Boolean);
    const token = tokens['Meera Rao'];
    await site.post('result/name', { token, isShown: true });
    await expect.poll(names).toEqual(['Meera']);
    expect((await open('Meera Rao')).json().data.isNameShown).toBe(true);
    await site.post('result/name', { token, isShown: false });
    await expect.poll(names).toEqual([]);
  });
});

describe('own data', () => {
  it('is exported and deleted by a code; the result of the others still holds', async () => {
    site.setClock(-200);
    const phone = phones.Dev ?? '';
    const token = tokens.Dev;
    const exported = await site.post('export', { phone, otp: await site.codeFor(phone) });
    expect(exported.json().data).toEqual([
      expect.objectContaining({
        childsName: 'Dev',
        schoolName: 'Riverside School',
        phone,
        answers: expect.objectContaining({ chosen: [0, 3, 2], secondsLeft: 60 }),
        result: expect.objectContaining({ marks: 3, rank: 2 }),
      }),
    ]);
    expect(exported.body).not.toContain(token);
    expect((await site.post('delete', { phone, otp: '000000' })).statusCode).toBe(400);
    site.setClock(-300);
    const deleted = await site.post('delete', { phone, otp: await site.codeFor(phone) });
    expect(deleted.json()).toEqual({
      message: 'Everything about the competition is deleted',
      deleted: [expect.any(String)],
    });
    expect((await site.post('result', { token })).statusCode).toBe(404);
    site.setClock(-400);
    const sought = { phone, standard: 'a-4th', otp: await site.codeFor(phone) };
    expect((await site.post('participate', sought)).statusCode).toBe(404);
    expect(await desk().verify(7)).toMatchObject({ ok: true, submissions: 6 });
  });

  it('is deleted half a year after the start', async () => {
    await runRetention(site.services);
    expect(await site.db.$count(competitionParticipant)).toBe(6);
    site.setClock(-180 * 86_400);
    await runRetention(site.services);
    expect(await site.db.$count(competitionParticipant)).toBe(0);
    expect((await open('Ila')).statusCode).toBe(404);
    expect(await desk().verify(7)).toMatchObject({ ok: true, submissions: 6 });
    expect(await site.db.$count(competitionEntry)).toBe(6);
    for (const table of [competitionHandIn, competitionDevice]) {
      expect(await site.db.$count(table)).toBe(0);
    }
  });
});
