import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawConsent } from '#contract/account.ts';
import { TERMS_VERSION, TERMS_VERSIONS } from '#domain/account/consent.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { consent, details, Parent } from '#server/testing/parent.ts';
import { runRetention } from '#server/testing/run-tasks.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const DAY = 24 * 3_600_000;
const YEAR = 366 * DAY;
const clock = createFakeClock();
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ clock, gateway });
});
afterAll(() => site.close());

const parent = () => new Parent(site, gateway);
const older = { ...consent, version: TERMS_VERSIONS[0] };
const needsConsent = async (asha: Parent) => (await asha.profile()).needsConsent;

describe('a consent', () => {
  it('is recorded as the page sent it: version, language, statement, time', async () => {
    const asha = await parent().signUp({ consent: { ...consent, language: 'hi' } });
    const at = clock.now().toISOString();
    const { consents, guardianProofs } = await asha.account();
    expect(consents).toEqual([
      { version: TERMS_VERSION, language: 'hi', isGuardian: true, at, withdrawnAt: null },
    ]);
    expect(guardianProofs).toEqual([{ kind: 'code', at }]);
    expect(await needsConsent(asha)).toBe(false);
  });

  it('is required: without it no account is made, and the reply says what to do', async () => {
    const asha = parent();
    await asha.provePhone();
    const refused = await asha.post('signup', { phone: asha.phone, ...details });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('Please accept the privacy policy and terms of use');
    expect(await site.services.accounts.findByPhone(asha.phone)).toBeUndefined();
  });

  it('to an older text is asked for again, and both are kept', async () => {
    const asha = await parent().signUp({ consent: older });
    expect(await needsConsent(asha)).toBe(true);
    clock.advance(DAY);
    await asha.refresh();
    expect((await asha.post('consent', older)).json()).toEqual({ needsConsent: true });
    expect((await asha.post('consent', consent)).json()).toEqual({ needsConsent: false });
    expect(await needsConsent(asha)).toBe(false);
    const { consents } = await asha.account();
    expect(consents.map(({ version }: { version: string }) => version)).toEqual([
      older.version,
      older.version,
      TERMS_VERSION,
    ]);
  });

  it.each([
    { ...consent, version: '2999-01-01' },
    { ...consent, version: '0001-01-01' },
    { ...consent, version: '2026-11-23' },
    { ...consent, isGuardian: false },
    { ...consent, version: 'the newest' },
    { ...consent, language: 'xx' },
    { ...consent, isGuardian: 'yes' },
    { ...consent, name: 'Asha' },
    null,
  ])('%j is refused, and no account is made', async (bad) => {
    const asha = parent();
    await asha.provePhone();
    const form = { phone: asha.phone, ...details };
    const refused = await asha.post('signup', { ...form, consent: bad });
    expect(refused.statusCode).toBe(400);
    expect((await asha.post('signup', { ...form, consent })).statusCode).toBe(200);
  });

  it('is made credible by a payment, however often it is told', async () => {
    const asha = await parent().signUp();
    clock.advance(DAY);
    const { accounts } = site.services;
    const record = () =>
      accounts.change(asha.id, (tx) => accounts.recordGuardianProof(tx, asha.id, 'payment'));
    await record();
    const at = clock.now().toISOString();
    clock.advance(DAY);
    await record();
    await asha.refresh();
    expect((await asha.account()).guardianProofs[1]).toEqual({ kind: 'payment', at });
  });
});

/** The templates of the notices that were sent to this phone. */
const noticesTo = (phone: string) =>
  gateway.sent.flatMap((message) =>
    message.phone === phone && message.content.kind === 'notice' ? message.content.template : [],
  );

const isThere = async (asha: Parent) => (await site.services.accounts.find(asha.id)) !== undefined;

async function withdraw(asha: Parent): Promise<string> {
  const response = await asha.post('consent/withdraw');
  expect(response.statusCode).toBe(200);
  return withdrawConsent.response.parse(response.json()).endsAt;
}

/** Calls about what a child does. */
const KEEPING = [
  ['GET', '/api/user/progress'],
  ['GET', '/api/user/games'],
] as const;
/** Calls that end the account, show what is kept, or settle what was paid. */
const ENDING = [
  ['GET', '/api/user/account'],
  ['GET', '/api/user/export'],
  ['GET', '/api/user/sessions'],
  ['GET', '/api/membership/status'],
  ['GET', '/api/membership/payments'],
] as const;

describe('a consent that is withdrawn', () => {
  it('ends the account after seven days, says so by message, and can be given again until then', async () => {
    const asha = await parent().signUp();
    const endsAt = await withdraw(asha);
    expect(endsAt).toBe(new Date(clock.now().getTime() + 7 * DAY).toISOString());
    expect(await withdraw(asha)).toBe(endsAt);
    await expect.poll(() => noticesTo(asha.phone)).toEqual(['consent_withdrawn']);
    expect(await asha.profile()).toMatchObject({ needsConsent: true, endsAt });
    const { consents } = await asha.account();
    expect(consents).toMatchObject([{ withdrawnAt: clock.now().toISOString() }]);

    clock.advance(6 * DAY);
    await runRetention(site.services);
    await asha.refresh();
    expect((await asha.post('consent', consent)).statusCode).toBe(200);
    expect(await asha.profile()).toMatchObject({ needsConsent: false, endsAt: null });
    clock.advance(2 * DAY);
    await runRetention(site.services);
    expect(await isThere(asha)).toBe(true);
  });

  it('opens only what ends or shows the account meanwhile, on every device', async () => {
    const asha = await parent().signUp();
    const tablet = asha.elsewhere();
    await tablet.logInWithPassword();
    await withdraw(asha);
    for (const [method, url] of KEEPING) {
      const refused = await tablet.call(method, url);
      expect([url, refused.statusCode, refused.body]).toEqual([
        url,
        403,
        expect.stringContaining('consent-needed'),
      ]);
    }
    for (const [method, url] of ENDING) {
      expect([url, (await tablet.call(method, url)).statusCode]).toEqual([url, 200]);
    }
    await tablet.post('consent', consent);
    for (const [method, url] of KEEPING) {
      expect([url, (await tablet.call(method, url)).statusCode]).toEqual([url, 200]);
    }
  });

  it('deletes the account when the time is over, and its receipt says until when it held', async () => {
    const asha = await parent().signUp();
    const endedAt = clock.now();
    await withdraw(asha);
    clock.advance(7 * DAY);
    await runRetention(site.services);
    expect(await isThere(asha)).toBe(false);
    expect(await site.services.accounts.receiptsOf(asha.phone)).toMatchObject([{ endedAt }]);
  });
});

describe('an account of before without a valid consent', () => {
  const withoutConsent = async () => {
    const asha = await parent().signUp();
    await site.services.accounts.change(asha.id, (tx) =>
      tx.execute(sql`update account set agreed_version = null where id = ${asha.id}`),
    );
    return asha;
  };

  it('ends seven days after a message, never without one', async () => {
    const asha = await withoutConsent();
    clock.advance(30 * DAY);
    await runRetention(site.services);
    await expect.poll(() => noticesTo(asha.phone)).toEqual(['consent_missing']);
    clock.advance(6 * DAY);
    await runRetention(site.services);
    expect([await isThere(asha), noticesTo(asha.phone)]).toEqual([true, ['consent_missing']]);
    clock.advance(DAY);
    await runRetention(site.services);
    expect(await isThere(asha)).toBe(false);
  });

  it('stays while it is paid for, and keeps nothing', async () => {
    const asha = await withoutConsent();
    await site.services.membership.grantYear(asha.phone);
    clock.advance(30 * DAY);
    await runRetention(site.services);
    expect([await isThere(asha), noticesTo(asha.phone)]).toEqual([true, []]);
    await asha.logInWithPassword();
    expect((await asha.call('GET', '/api/user/progress')).statusCode).toBe(403);
  });
});

describe('the receipt of a consent', () => {
  it('outlives the account without a trace of the person, for three years', async () => {
    const { accounts } = site.services;
    const asha = await parent().signUp();
    const at = clock.now();
    expect(await accounts.receiptsOf(asha.phone)).toEqual([]);
    clock.advance(DAY);
    await accounts.deleteByPhone(asha.phone);
    const receipt = { ...consent, at, endedAt: clock.now() };
    expect(await accounts.receiptsOf(asha.phone)).toEqual([receipt]);
    expect(await accounts.exportByPhone(asha.phone)).toBeNull();

    clock.advance(2 * YEAR);
    await runRetention(site.services);
    expect(await accounts.receiptsOf(asha.phone)).toEqual([receipt]);
    clock.advance(YEAR);
    await runRetention(site.services);
    expect(await accounts.receiptsOf(asha.phone)).toEqual([]);
  });
});
