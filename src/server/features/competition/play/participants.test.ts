// Registering and participating: whose entry it is, and what is refused.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CompetitionSite, child, createCompetitionSite } from '#server/testing/competition.ts';
import { consent, freshPhone, Parent } from '#server/testing/parent.ts';
import { competitionDevice, competitionParticipant } from '../tables.ts';

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

  it('is possible once for a child, also in two tabs at the same moment', async () => {
    const phone = freshPhone();
    const form = { phone, ...child, CompId: 7, consent };
    const otp = await site.codeFor(phone);
    const both = await Promise.all([
      site.post('register', { ...form, otp }),
      site.post('register', { ...form, otp }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);

    site.setClock(39_000);
    const browser = new Map<string, string>();
    const again = {
      ...form,
      childsName: ' MEERA  Kumari',
      otp: await site.codeFor(phone, browser),
    };
    const refused = await site.post('register', again, browser);
    expect(refusalOf(refused)).toEqual([409, 'already-registered']);
    expect(refused.json().message).toBe('You are already registered');
    // The code was right: this device may take part.
    const found = await site.post('participate', { phone, standard: 'a-4th' }, browser);
    expect(found.statusCode).toBe(200);
  });

  it.each([
    ['another first name', { childsName: 'Ravi Rao' }],
    ['another standard', { standard: 'a-2nd' }],
  ])('with the same phone is possible for a child with %s', async (_, changes) => {
    const first = await site.register();
    const second = await site.registerAgain(first, changes);
    expect(second.id).not.toBe(first.id);
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
  const { id, phone, cookies } = await site.register();
  const parent = await new Parent(site, site.gateway, phone).signUp();
  const newPhone = freshPhone();
  const { accounts } = site.services;
  await site.db.transaction((tx) => accounts.changePhone(tx, parent.id, newPhone));
  const participate = (of: string) =>
    site.post('participate', { phone: of, standard: 'a-4th' }, cookies);
  expect((await participate(newPhone)).json().user.id).toBe(id);
  expect(refusalOf(await participate(phone))).toEqual([403, 'code-needed']);
});

describe('participating', () => {
  const newBrowser = () => new Map<string, string>();

  it('on the device that registered finds the child by phone and standard', async () => {
    const { id, phone, cookies } = await site.register();
    const user = { id, standard: 'a-4th', competitions: [{ CompId: 7, participated: false }] };
    const participate = () =>
      site.post('participate', { phone: `+91 ${phone}`, standard: 'a-4th' }, cookies);
    expect((await participate()).json().user).toEqual(user);
    site.setClock(-100);
    await site.post('set-answer', { id, CompId: 7, answers: [0, 0, 0], timeTaken: 0 });
    const after = (await participate()).json().user;
    expect(after.competitions).toEqual([{ CompId: 7, participated: true }]);
  });

  it('on any other needs a code to the phone, whether a child is registered or not', async () => {
    const { id, phone } = await site.register();
    const registered = await site.post('participate', { phone, standard: 'a-4th' });
    expect(refusalOf(registered)).toEqual([403, 'code-needed']);
    expect(registered.body).not.toContain(id);
    for (const [of, standard] of [
      [freshPhone(), 'a-4th'],
      [phone, 'a-5th'],
    ]) {
      const other = await site.post('participate', { phone: of, standard });
      expect(other.body).toBe(registered.body);
    }
    const wrong = await site.post('participate', { phone, standard: 'a-4th', otp: '000000' });
    expect(refusalOf(wrong)).toEqual([400, 'otp-wrong']);
  });

  it('is bound by a code, once: afterwards the device needs none', async () => {
    const { id, phone } = await site.register();
    const other = newBrowser();
    site.setClock(1_000);
    const otp = await site.codeFor(phone, other);
    const participate = (more: object = {}) =>
      site.post('participate', { phone, standard: 'a-4th', ...more }, other);
    expect((await participate({ otp })).json().user.id).toBe(id);
    expect((await participate()).json().user.id).toBe(id);
    expect(refusalOf(await participate({ otp }))).toEqual([400, 'otp-wrong']);
    const bound = await site.db
      .select({ boundBy: competitionDevice.boundBy })
      .from(competitionDevice)
      .where(eq(competitionDevice.participantId, id));
    expect(bound.map(({ boundBy }) => boundBy).toSorted()).toEqual(['code', 'registration']);
  });

  it('says that there is no such child only after the right code', async () => {
    const { phone } = await site.register();
    site.setClock(1_000);
    const otp = await site.codeFor(phone);
    const response = await site.post('participate', { phone, standard: 'a-5th', otp });
    expect(refusalOf(response)).toEqual([404, 'participant-unknown']);
  });

  it('asks which child it is where two share a standard, and then shows their first names', async () => {
    const first = await site.register();
    const { phone } = first;
    const second = await site.registerAgain(first, { childsName: ' ravi Rao' });
    site.setClock(1_000);
    const other = newBrowser();
    const participate = (more: object = {}) =>
      site.post('participate', { phone, standard: 'a-4th', ...more }, other);
    const unknown = await participate();
    expect(refusalOf(unknown)).toEqual([403, 'code-needed']);
    expect(unknown.body).not.toContain('ravi');
    const asked = await participate({ otp: await site.codeFor(phone, other) });
    expect(refusalOf(asked)).toEqual([409, 'which-child']);
    expect(asked.json().error.details.children).toEqual(['Meera', 'ravi']);
    expect((await participate({ childsName: 'Ravi' })).json().user.id).toBe(second.id);
    expect((await participate({ childsName: 'meera' })).json().user.id).toBe(first.id);
    expect(refusalOf(await participate({ childsName: 'Asha' }))).toEqual([409, 'which-child']);
  });

  it('gives a device the children it is bound to, and no others of the phone', async () => {
    const first = await site.register();
    const elsewhere = { ...first, cookies: newBrowser() };
    const second = await site.registerAgain(elsewhere, { childsName: 'Ravi' });
    const participate = (cookies: Map<string, string>) =>
      site.post('participate', { phone: first.phone, standard: 'a-4th' }, cookies);
    expect((await participate(first.cookies)).json().user.id).toBe(first.id);
    expect((await participate(second.cookies)).json().user.id).toBe(second.id);
  });

  it('is possible though the reply to the registration was lost', async () => {
    const cookies = newBrowser();
    const phone = freshPhone();
    const otp = await site.codeFor(phone, cookies);
    const form = { phone, ...child, otp, CompId: 7, consent };
    // The browser never gets this reply, nor its cookie.
    const { registeredUser } = (await site.post('register', form, new Map(cookies))).json();
    const found = await site.post('participate', { phone, standard: 'a-4th' }, cookies);
    expect(found.json().user.id).toBe(registeredUser.id);
  });

  it('has a cookie that no script, no other site and no other path gets, and that names nobody', async () => {
    const phone = freshPhone();
    const reply = await site.post('otp', { phone });
    const [cookie = ''] = [reply.headers['set-cookie']].flat().map(String);
    expect(cookie).toMatch(/^gully_entry=[\w-]{43};/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Path=\/api\/comp(;|$)/);
    const { cookies, id } = await site.register();
    const [secret = ''] = [...cookies.values()];
    const [row] = await site.db
      .select()
      .from(competitionDevice)
      .where(eq(competitionDevice.participantId, id));
    expect(row?.device).toHaveLength(22);
    expect(secret).not.toContain(row?.device);
  });
});
