// Registering, participating and submitting answers: what counts, and what is refused.

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CompetitionSite, child, createCompetitionSite } from '#server/testing/competition.ts';
import { consent, freshPhone, Parent } from '#server/testing/parent.ts';
import { solveChallenge } from '#server/testing/solve-challenge.ts';
import { competitionEntry, competitionParticipant } from '../tables.ts';

let site: CompetitionSite;

beforeAll(async () => {
  site = await createCompetitionSite();
});
afterAll(() => site.close());
beforeEach(() => site.setClock(40_000));

type Response = Awaited<ReturnType<CompetitionSite['post']>>;
const refusalOf = (response: Response) => [
  response.statusCode,
  response.json().error?.details.reason,
];

describe('registering', () => {
  it('keeps the child, the school and the consent', async () => {
    const { id, phone } = await site.register();
    const [row] = await site.db
      .select()
      .from(competitionParticipant)
      .where(eq(competitionParticipant.id, id));
    expect(row).toMatchObject({
      ...child,
      phone,
      competitionId: 7,
      agreedVersion: consent.version,
      agreedLanguage: 'en',
      isGuardian: true,
      isNameShown: false,
    });
  });

  it.each([undefined, { ...consent, isGuardian: false }, { ...consent, version: '0001-01-01' }])(
    'takes no child without the consent of a guardian to a published text: %j',
    async (given) => {
      site.setClock(40_000);
      const phone = freshPhone();
      const form = { phone, ...child, otp: await site.codeFor(phone), CompId: 7 };
      const refused = await site.post('register', { ...form, consent: given });
      expect(refusalOf(refused)[0]).toBe(400);
      const counted = await site.db.$count(
        competitionParticipant,
        eq(competitionParticipant.phone, phone),
      );
      expect(counted).toBe(0);
      expect((await site.post('register', { ...form, consent })).statusCode).toBe(200);
    },
  );

  it('is possible once for a phone, also in two tabs at the same moment', async () => {
    const phone = freshPhone();
    const form = { phone, ...child, CompId: 7, consent };
    const otp = await site.codeFor(phone);
    const both = await Promise.all([
      site.post('register', { ...form, otp }),
      site.post('register', { ...form, otp }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);

    site.setClock(39_000);
    const again = await site.post('register', { ...form, otp: await site.codeFor(phone) });
    expect(refusalOf(again)).toEqual([409, 'already-registered']);
    expect(again.json().message).toBe('You are already registered');
  });

  it('takes no wrong code, no spent one, and none of another phone', async () => {
    const { form, phone } = await site.register();
    const other = freshPhone();
    const otherOtp = await site.codeFor(other);
    const wrong = otherOtp === '000000' ? '000001' : '000000';
    const codes = [
      { ...form, phone: other, otp: wrong },
      { ...form, phone: other, otp: form.otp === otherOtp ? wrong : form.otp },
      { ...form, phone },
      { ...form, phone: freshPhone(), otp: '123456' },
      { ...form, phone: other, otp: '' },
    ];
    for (const typed of codes) {
      expect(refusalOf(await site.post('register', typed))).toEqual([400, 'otp-wrong']);
    }
  });

  it('is closed from 36000 s before the start, and leaves the code unused', async () => {
    const phone = freshPhone();
    const otp = await site.codeFor(phone);
    const form = { phone, ...child, otp, CompId: 7, consent };
    site.setClock(35_999);
    expect(refusalOf(await site.post('register', form))).toEqual([403, 'registration-closed']);
    site.setClock(36_000);
    // An hour has passed for the code, too.
    expect(
      (await site.post('register', { ...form, otp: await site.codeFor(phone) })).statusCode,
    ).toBe(200);
  });

  it.each([
    [{ childsName: ' ' }, "Please enter your child's name"],
    [{ childsName: 'x'.repeat(200) }, 'A name has at most'],
    [{ standard: 'a-9th' }, "Please enter your child's standard"],
    [{ schoolName: '' }, 'Please enter the school name'],
    [{ schoolName: 'a\u0000b' }, 'The name of a school must not contain invisible characters'],
    [{ phone: '12345' }, 'Please enter a valid phone number'],
    [
      { consent: { version: '2999-01-01', language: 'en', isGuardian: true } },
      'Please load the page again',
    ],
    [{ CompId: 'seven' }, 'CompId'],
    [{ isNameShown: true }, 'isNameShown'],
  ])('%j is refused with a message', async (change, message) => {
    const form = { phone: freshPhone(), ...child, otp: '123456', CompId: 7, consent, ...change };
    const response = await site.post('register', form);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain(message);
  });

  it('in a competition that does not exist is refused', async () => {
    const form = { phone: freshPhone(), ...child, otp: '123456', CompId: 8, consent };
    expect(refusalOf(await site.post('register', form))).toEqual([404, 'competition-unknown']);
  });
});

it('an account that gets another number takes its participants along', async () => {
  const { id, phone } = await site.register();
  const parent = await new Parent(site, site.gateway, phone).signUp();
  const newPhone = freshPhone();
  const { accounts } = site.services;
  await site.db.transaction((tx) => accounts.changePhone(tx, parent.id, newPhone));
  const participate = (of: string) => site.post('participate', { phone: of, standard: 'a-4th' });
  expect((await participate(newPhone)).json().user.id).toBe(id);
  expect((await participate(phone)).statusCode).toBe(404);
});

describe('participating', () => {
  it('finds a registered child by phone and standard', async () => {
    const { id, phone } = await site.register();
    const user = { id, standard: 'a-4th', competitions: [{ CompId: 7, participated: false }] };
    const participate = () =>
      site.post('participate', { phone: `+91 ${phone}`, standard: 'a-4th' });
    expect((await participate()).json().user).toEqual(user);
    site.setClock(-100);
    await site.post('set-answer', { id, CompId: 7, answers: [0, 0, 0], timeTaken: 0 });
    const after = (await participate()).json().user;
    expect(after.competitions).toEqual([{ CompId: 7, participated: true }]);
  });

  it('tells the same of an unknown phone and of a wrong standard; guessing costs a proof of work', async () => {
    const { phone } = await site.register();
    const unknown = await site.post('participate', { phone: freshPhone(), standard: 'a-4th' });
    const guess = (standard: string, altcha?: string) =>
      site.post('participate', { phone, standard, ...(altcha === undefined ? {} : { altcha }) });
    const wrong = await guess('a-5th');
    expect(refusalOf(wrong)).toEqual([404, 'participant-unknown']);
    expect(wrong.body).toBe(unknown.body);
    await guess('a-6th');
    await guess('a-7th');
    expect(refusalOf(await guess('a-8th'))).toEqual([429, 'captcha-needed']);
    // The child is not locked out by whoever guessed.
    expect(refusalOf(await guess('a-4th', 'nonsense'))).toEqual([400, 'captcha-wrong']);
    const solved = solveChallenge((await site.get('user/challenge')).json());
    expect((await guess('a-4th', solved)).statusCode).toBe(200);
  });
});

describe('submitting answers', () => {
  const handIn = (id: string, answers: unknown[], timeTaken: unknown, more: object = {}) =>
    site.post('set-answer', { id, CompId: 7, answers, timeTaken, ...more });
  const stored = async (id: string) => {
    const rows = await site.db
      .select()
      .from(competitionEntry)
      .where(eq(competitionEntry.participantId, id));
    return rows.map(({ answers, timeTaken, isLate }) => ({ answers, timeTaken, isLate }));
  };

  it('keeps the first answers; a repeat changes nothing and has the same reply', async () => {
    const { id } = await site.register();
    site.setClock(-121);
    const replies = await Promise.all([
      handIn(id, [0, null, 2], 61),
      handIn(id, [0, null, 2], 61),
      handIn(id, [0, null, 2], 61),
    ]);
    site.setClock(-5_000);
    replies.push(await handIn(id, [3, 3, 3], 120));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.json()).toEqual({ message: 'Your answers have arrived', isLate: false });
    expect(await stored(id)).toEqual([{ answers: [0, null, 2], timeTaken: 61, isLate: false }]);
  });

  it('keeps the answers of many at the same moment, each its own, also beside strangers', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await site.register()).id);
    site.setClock(-121);
    const replies = await Promise.all([
      ...ids.map((id, index) => handIn(id, [index % 4, null, 0], index)),
      ...ids.map((id) => handIn(id, [3, 3, 3], 120)),
      handIn(randomUUID(), [0, 0, 0], 0),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(24).fill(200), 404]);
    for (const [index, id] of ids.entries()) {
      expect(await stored(id)).toEqual([
        { answers: [index % 4, null, 0], timeTaken: index, isLate: false },
      ]);
    }
  });

  it('finds the competition by the participant where it is not named', async () => {
    const { id } = await site.register();
    site.setClock(-120);
    expect(
      (await site.post('set-answer', { id, answers: [1, 1, 1], timeTaken: 3 })).statusCode,
    ).toBe(200);
    expect(await stored(id)).toHaveLength(1);
  });

  it.each([
    [-139.999, false],
    [-140, true],
    [-100_000, true],
  ])('at %d s it is late: %s', async (clock, isLate) => {
    const { id } = await site.register();
    site.setClock(clock);
    expect((await handIn(id, [0, 0, 0], 0)).json()).toMatchObject({ isLate });
    expect(await stored(id)).toMatchObject([{ isLate }]);
  });

  it('is refused before the start', async () => {
    const { id } = await site.register();
    site.setClock(0.001);
    expect(refusalOf(await handIn(id, [0, 0, 0], 0))).toEqual([403, 'competition-not-started']);
    expect(await stored(id)).toEqual([]);
  });

  it.each([
    [[0, 1], 0, 'answers-count'],
    [[0, 1, 2, 3], 0, 'answers-count'],
    [[], 0, 'answers-count'],
    [[0, 1, 4], 0, 'answers-option'],
    [[0, 1, -1], 0, 'answers-option'],
    [[0, 1, null], 81, 'answers-time'],
    [[0, 1, 2], -1, 'answers-time'],
  ])('%j in %d s is refused: %s', async (answers, timeTaken, reason) => {
    const { id } = await site.register();
    site.setClock(-60);
    expect(refusalOf(await handIn(id, answers, timeTaken))).toEqual([400, reason]);
    expect(await stored(id)).toEqual([]);
  });

  it.each([
    [{ answers: 'abc' }],
    [{ answers: [0, 1, 'c'] }],
    [{ answers: [0, 1, 1.5] }],
    [{ answers: [0, 1, {}] }],
    [{ answers: { 0: 1 } }],
    [{ answers: Array(101).fill(0) }],
    [{ timeTaken: '61' }],
    [{ timeTaken: 1e9 }],
    [{ timeTaken: null }],
    [{ id: 'me' }],
    [{ id: undefined }],
    [{ CompId: 7.5 }],
    [{ isLate: false }],
  ])('%j is refused with a 400', async (change) => {
    const { id } = await site.register();
    site.setClock(-60);
    const payload = { id, CompId: 7, answers: [0, 1, 2], timeTaken: 61, ...change };
    const response = await site.post('set-answer', payload);
    expect(response.statusCode).toBe(400);
    expect(await stored(id)).toEqual([]);
  });

  it('of nobody, or for another competition, is refused', async () => {
    const { id } = await site.register();
    site.setClock(-60);
    expect(refusalOf(await handIn(randomUUID(), [0, 0, 0], 0))).toEqual([
      404,
      'participant-unknown',
    ]);
    expect(
      refusalOf(
        await site.post('set-answer', { id: randomUUID(), answers: [0, 0, 0], timeTaken: 0 }),
      ),
    ).toEqual([404, 'participant-unknown']);
    expect(refusalOf(await handIn(id, [0, 0, 0], 0, { CompId: 9 }))).toEqual([
      404,
      'competition-unknown',
    ]);
    expect(await stored(id)).toEqual([]);
  });

  it('of a megabyte is refused', async () => {
    site.setClock(-60);
    const response = await handIn(randomUUID(), Array(500_000).fill(0), 0);
    expect(response.statusCode).toBe(413);
    expect(response.json().message).toBe('The request is too large');
  });

  it('that was right stays, whatever the clock is set to afterwards', async () => {
    const { id } = await site.register();
    site.setClock(-60);
    await handIn(id, [0, 1, 2], 61);
    site.setClock(10);
    expect(refusalOf(await handIn(id, [3, 3, 3], 61))).toEqual([403, 'competition-not-started']);
    expect(await stored(id)).toEqual([{ answers: [0, 1, 2], timeTaken: 61, isLate: false }]);
  });
});
