import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '#contract/auth.ts';
import { TERMS_VERSION } from '#domain/account/consent.ts';
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
const older = { ...consent, version: '2026-01-01' };
const needsConsent = async (asha: Parent) => (await asha.profile()).needsConsent;

describe('a consent', () => {
  it('is recorded as the page sent it: version, language, statement, time', async () => {
    const asha = await parent().signUp({ consent: { ...consent, language: 'hi' } });
    const at = clock.now().toISOString();
    const { consents, guardianProofs } = await asha.account();
    expect(consents).toEqual([{ version: TERMS_VERSION, language: 'hi', isGuardian: true, at }]);
    expect(guardianProofs).toEqual([{ kind: 'code', at }]);
    expect(await needsConsent(asha)).toBe(false);
  });

  it('that nobody gave is not recorded, and is asked for', async () => {
    const asha = parent();
    await asha.provePhone();
    const response = await asha.post('signup', { phone: asha.phone, ...details });
    const { id, token } = signUp.response.parse(response.json());
    Object.assign(asha, { id, token });
    expect(await asha.account()).toMatchObject({ consents: [], guardianProofs: [] });
    expect(await needsConsent(asha)).toBe(true);
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
    expect((await asha.post('signup', form)).statusCode).toBe(200);
  });

  it('without the statement proves nothing about a guardian', async () => {
    const asha = await parent().signUp({ consent: { ...consent, isGuardian: false } });
    expect((await asha.account()).guardianProofs).toEqual([]);
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
