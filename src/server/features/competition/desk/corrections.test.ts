// What an operator corrects after a competition, and what families see and are told of it (product §11.17, §11.18).

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type CompetitionSite,
  createCompetitionSite,
  rightAnswers,
} from '#server/testing/competition.ts';
import { runRetention } from '#server/testing/run-tasks.ts';
import { checkCodeOf } from '../results/check-code.ts';
import { competitionCorrection, competitionPrize, competitionResult } from '../tables.ts';

const now = { operator: 'op', isDryRun: false };
const dry = { operator: 'op', isDryRun: true };
const link = (token: string) => `https://example.org/competition/result#${token}`;
const DAY = 86_400;
const NOBODY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

/**
 * Anu and Bela are right, Anu faster; Chetan has the second question wrong, and is the fastest. Dia is in standard 2,
 * slower than all of them, and Esha alone in the other group.
 */
let site: CompetitionSite;
const ids: Record<string, string> = {};
const phones: Record<string, string> = {};

async function enter(
  childsName: string,
  standard: keyof typeof rightAnswers,
  answers: readonly (number | null)[],
  timeTaken: number,
) {
  const { id, phone } = await site.register({ childsName, standard });
  ids[childsName] = id;
  phones[childsName] = phone;
  site.setClock(-121);
  const response = await site.post('set-answer', { id, CompId: 7, answers, timeTaken });
  expect(response.statusCode).toBe(200);
}

beforeAll(async () => {
  site = await createCompetitionSite();
  const [first, , third] = rightAnswers['a-4th'];
  await enter('Anu', 'a-4th', rightAnswers['a-4th'], 90);
  await enter('Bela', 'a-4th', rightAnswers['a-4th'], 60);
  await enter('Chetan', 'a-4th', [first, 1, third], 110);
  await enter('Dia', 'a-2nd', rightAnswers['a-2nd'], 30);
  await enter('Esha', 'a-6th', rightAnswers['a-6th'], 30);
  site.setClock(-140);
  await desk().close(7, now);
  await desk().rank(7, now, { isForced: true });
  await desk().announce(7, link, now);
  await vi.waitUntil(() => notices().length === 5, { timeout: 20_000 });
});
afterAll(() => site.close());

const desk = () => site.services.competition.desk;
const idOf = (name: string) => ids[name] ?? '';
const notices = () => site.gateway.sent.filter(({ content }) => content.kind === 'notice');

function tokenOf(name: string): string {
  const content = notices().find(({ phone }) => phone === phones[name])?.content;
  return content?.kind === 'notice' ? (content.parameters[1] ?? '').slice(-22) : '';
}
const open = async (name: string) =>
  (await site.post('result', { token: tokenOf(name) })).json().data;
const outcomesOf = async (wanted: string) =>
  (await desk().audit(7)).filter(({ action }) => action === wanted).map(({ outcome }) => outcome);
const frozenHash = async () => {
  const verified = await desk().verify(7);
  if (!verified.ok) throw new Error(verified.reason);
  return verified.hash;
};
/** The families that got a message since `before` messages, and the template. */
const toldSince = (before: number) =>
  notices()
    .slice(before)
    .map(({ phone, content }) => [
      Object.keys(phones).find((name) => phones[name] === phone),
      content.kind === 'notice' && content.template,
    ])
    .toSorted();

describe('a question that had two right answers', () => {
  const wanted = {
    standard: 'a-4th',
    question: 1,
    isVoid: true,
    reason: 'it had two right answers',
  } as const;

  it('is voided on paper first: nothing changes before the result is ranked again', async () => {
    const before = await frozenHash();
    const effect = { before, after: expect.stringMatching(/^[\da-f]{64}$/), changes: 4 };
    expect(await desk().voidQuestion(7, wanted, dry)).toEqual({ ok: true, effect });
    expect(await site.db.$count(competitionCorrection)).toBe(0);
    expect(await desk().voidQuestion(7, { ...wanted, question: 3 }, now)).toEqual({
      ok: false,
      reason: 'Standard 4 has no question 4',
    });
    expect(await desk().rerank(7, now)).toEqual({
      ok: false,
      reason: 'Nothing was corrected since the ranking',
    });
    expect(await desk().voidQuestion(7, wanted, now)).toEqual({ ok: true, effect });
    expect(await frozenHash()).toBe(before);
    expect(await open('Chetan')).toMatchObject({ marks: 2, rank: 3, voided: [] });
    expect(await desk().announce(7, link, now)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('re-rank'),
    });
  });

  it('counts for everybody then; the result is frozen anew and verified with the correction', async () => {
    const before = await frozenHash();
    const tried = await desk().rerank(7, dry);
    expect(await frozenHash()).toBe(before);
    const done = await desk().rerank(7, now);
    expect(done).toEqual(tried);
    expect(done).toMatchObject({ ok: true, before, changed: 4 });
    expect(await desk().verify(7)).toMatchObject({ ok: true, submissions: 5, corrections: 1 });
    expect(await frozenHash()).not.toBe(before);
    expect(await open('Chetan')).toMatchObject({
      marks: 3,
      rank: 1,
      voided: [{ standard: 'a-4th', number: 2, reason: 'it had two right answers' }],
      prize: { name: 'telescope', place: 1 },
    });
    expect(await open('Dia')).toMatchObject({ marks: 3, voided: [] });
    const { voided } = (await site.get('comp/winners/7')).json();
    expect(voided).toEqual([{ standard: 'a-4th', number: 2, reason: 'it had two right answers' }]);
  });

  it('a correction that is changed afterwards shows', async () => {
    await site.db.update(competitionCorrection).set({ question: 0 });
    expect(await desk().verify(7)).toMatchObject({ ok: false });
    await site.db.update(competitionCorrection).set({ question: 1 });
    expect(await desk().verify(7)).toMatchObject({ ok: true });
  });

  it('families are told once, and only those who see another result now', async () => {
    const before = notices().length;
    expect(await desk().announce(7, link, dry)).toMatchObject({ messages: 4 });
    expect(await desk().announce(7, link, now)).toMatchObject({ messages: 4 });
    expect(await desk().announce(7, link, now)).toMatchObject({ messages: 0 });
    await expect.poll(() => notices().length).toBe(before + 4);
    const template = 'competition_result_changed';
    expect(toldSince(before)).toEqual([
      ['Anu', template],
      ['Bela', template],
      ['Chetan', template],
      ['Dia', template],
    ]);
    // The link is the one that the family has.
    expect((await open('Anu')).childsName).toBe('Anu');
  });

  it('families whose message an older backup forgot count as told', async () => {
    await site.db.update(competitionResult).set({ announcedAt: null });
    expect(await desk().announce(7, link, now)).toMatchObject({ messages: 0 });
    expect(await desk().announce(7, link, dry)).toMatchObject({ messages: 0 });
  });

  it('is in the audit with who, when, why and both hashes', async () => {
    expect(await outcomesOf('announce')).toContain('4 messages');
    expect(await outcomesOf('re-rank')).toEqual([
      expect.stringMatching(/^4 results changed, before [\da-f]{64}, after [\da-f]{64}$/),
    ]);
    expect(await outcomesOf('void-question')).toEqual([
      expect.stringMatching(
        /^question 2 of standard 4: it had two right answers \(before [\da-f]{64}, re-ranked it is [\da-f]{64}\)$/,
      ),
    ]);
    expect(new Set((await desk().audit(7)).map(({ operator }) => operator))).toEqual(
      new Set(['op']),
    );
  });
});

describe('an entry', () => {
  it('that is set aside keeps its marks and has no rank; its family reads why', async () => {
    const decision = {
      participantId: idOf('Chetan'),
      isCounted: false,
      reason: 'faster than anybody can read',
    };
    expect(await desk().decide(7, { ...decision, participantId: NOBODY }, now)).toMatchObject({
      ok: false,
    });
    expect(await desk().decide(7, decision, now)).toMatchObject({ ok: true });
    expect(await desk().rerank(7, now)).toMatchObject({ ok: true });
    expect(await open('Chetan')).toMatchObject({
      marks: 3,
      rank: null,
      prize: null,
      noRank: { because: 'set-aside', reason: 'faster than anybody can read' },
    });
    expect(await open('Anu')).toMatchObject({ rank: 1, prize: { name: 'telescope' } });
  });

  it('of a child in another standard is marked without a rank', async () => {
    const wanted = { participantId: idOf('Dia'), standard: 'a-6th', reason: 'a slip' } as const;
    expect(await desk().correctStandard(7, wanted, now)).toMatchObject({ ok: true });
    expect(await desk().rerank(7, now)).toMatchObject({ ok: true, changed: 1 });
    expect(await open('Dia')).toMatchObject({
      standard: 'a-6th',
      marks: 3,
      rank: null,
      noRank: { because: 'other-paper', reason: 'a slip' },
    });
    expect((await open('Dia')).questions).toHaveLength(3);
    expect(await desk().verify(7)).toMatchObject({ ok: true, corrections: 3 });
  });
});

describe('a name', () => {
  it('is corrected, also on the result', async () => {
    const wanted = { participantId: idOf('Anu'), childsName: 'Anu Rao', reason: 'a slip' };
    expect(await desk().correctName(7, wanted, dry)).toEqual({ ok: true });
    expect((await open('Anu')).childsName).toBe('Anu');
    expect(await desk().correctName(7, wanted, now)).toEqual({ ok: true });
    expect((await open('Anu')).childsName).toBe('Anu Rao');
    expect(await outcomesOf('correct-name')).toEqual([`${idOf('Anu')}: a slip`]);
  });
});

describe('the prize of a winner', () => {
  const address = {
    recipient: 'Sunita Rao',
    street: '14, Third Cross, Malleshwaram',
    city: 'Bengaluru',
    region: 'Karnataka',
    pinCode: '560003',
  };
  const confirm = (name: string, sent: object = address) =>
    site.post('result/address', { token: tokenOf(name), address: sent });
  const anu = async () => {
    const done = await desk().winners(7);
    if (!done.ok) throw new Error(done.reason);
    return done.winners.find(({ participantId }) => participantId === idOf('Anu'));
  };

  it.each([
    [{ ...address, pinCode: '56003' }],
    [{ ...address, pinCode: '056003' }],
    [{ ...address, street: ' ' }],
    [{ ...address, city: 'Bengaluru\nKarnataka' }],
    [{ ...address, recipient: 'x'.repeat(81) }],
    [{ ...address, phone: '9876543210' }],
  ])('an address such as %j is refused', async (wrong) => {
    expect((await confirm('Anu', wrong)).statusCode).toBe(400);
  });

  it('goes where its family says, once; nobody else can say so', async () => {
    expect(await anu()).toMatchObject({ place: 1, prize: 'telescope', state: 'to-do' });
    expect((await confirm('Chetan')).json().error.details.reason).toBe('prize-not-won');
    const strange = { token: 'A'.repeat(22), address };
    expect((await site.post('result/address', strange)).statusCode).toBe(404);
    const done = await confirm('Anu');
    expect(done.statusCode).toBe(200);
    // Who has the link later can neither read nor change it.
    const opened = await open('Anu');
    expect(opened.prize).toMatchObject({ isAddressConfirmed: true });
    expect(JSON.stringify(opened)).not.toContain('Malleshwaram');
    const again = await confirm('Anu', { ...address, city: 'Mysuru' });
    expect(again.json().error.details.reason).toBe('address-confirmed');
    expect((await anu())?.person).toMatchObject({ childsName: 'Anu Rao', address });
  });

  it('is asked for again when the operator says so', async () => {
    expect(await desk().askAddressAgain(7, idOf('Anu'), now)).toEqual({ ok: true });
    expect((await open('Anu')).prize).toMatchObject({ isAddressConfirmed: false });
    expect((await confirm('Anu')).statusCode).toBe(200);
  });

  it('is marked as sent and received, which the family sees', async () => {
    const mark = (state: 'sent' | 'received') =>
      desk().setPrizeState(7, { participantId: idOf('Anu'), state }, now);
    expect(
      await desk().setPrizeState(7, { participantId: idOf('Chetan'), state: 'sent' }, now),
    ).toMatchObject({ ok: false });
    expect(await mark('sent')).toEqual({ ok: true });
    expect(await mark('sent')).toMatchObject({ ok: false });
    expect((await open('Anu')).prize).toMatchObject({ state: 'sent' });
    expect(await mark('received')).toEqual({ ok: true });
    expect((await open('Anu')).prize).toMatchObject({ state: 'received' });
  });

  it('is in the export of its family, and in no audit', async () => {
    const phone = phones.Anu ?? '';
    const exported = await site.post('export', { phone, otp: await site.codeFor(phone) });
    expect(exported.json().data[0].prize).toMatchObject({ state: 'received', address });
    expect(JSON.stringify(await desk().audit(7))).not.toMatch(/Malleshwaram|Sunita|Anu/);
  });

  it('loses its address with the child, and 30 days after it arrived', async () => {
    expect((await confirm('Bela')).statusCode).toBe(200);
    const addressOf = async (name: string) => {
      const row = eq(competitionPrize.participantId, idOf(name));
      return (await site.db.select().from(competitionPrize).where(row))[0]?.address;
    };
    site.setClock(-140 - 29 * DAY);
    await runRetention(site.services);
    expect(await addressOf('Anu')).toEqual(address);
    site.setClock(-140 - 31 * DAY);
    await runRetention(site.services);
    expect([await addressOf('Anu'), await addressOf('Bela')]).toEqual([null, address]);
    const phone = phones.Bela ?? '';
    await site.post('delete', { phone, otp: await site.codeFor(phone) });
    expect(await addressOf('Bela')).toBeNull();
    expect(await desk().verify(7)).toMatchObject({ ok: true });
  });
});

describe('the code of a certificate', () => {
  const check = (code: string) => site.post('certificate', { code });
  const code = () => checkCodeOf(tokenOf('Anu'));

  it('says the place and nothing else, the name only where the family shows it', async () => {
    const expected = {
      competition: 7,
      date: '20240609',
      standard: 'a-4th',
      rank: 1,
      rankedOf: 2,
      groupStandards: [2, 3, 4, 5],
      winnersPlace: 1,
      childsName: null,
    };
    expect((await check(code())).json().data).toEqual(expected);
    await site.post('result/name', { token: tokenOf('Anu'), isShown: true });
    expect((await check(code().toLowerCase().replaceAll('-', ' '))).json().data).toEqual({
      ...expected,
      childsName: 'Anu',
    });
  });

  it('of a deleted child, and any other, is unknown', async () => {
    for (const unknown of [checkCodeOf(tokenOf('Bela')), '0000-0000-0000-0000', '', '%'])
      expect((await check(unknown)).json().error.details.reason).toBe('certificate-unknown');
  });

  it('is tried 120 times an hour from a network, and no more', async () => {
    const statuses = new Set<number>();
    for (let tries = 0; tries < 121; tries += 1) statuses.add((await check('x')).statusCode);
    expect([...statuses]).toEqual([404, 429]);
  });
});
