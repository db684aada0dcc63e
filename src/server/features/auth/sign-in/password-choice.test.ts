import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '#contract/auth.ts';
import { Parent, signUpForm } from '#server/testing/parent.ts';
import { refusalOf } from '#server/testing/read-reply.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';
import { savePassword } from '../store.ts';
import { createPasswords, DECOY_HASH } from './passwords.ts';

const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ gateway, contentDir: SAMPLE_CONTENT });
});
afterAll(() => site.close());

it('for a phone without an account costs as much to check as any other', async () => {
  const parameters = (hash: string) => hash.split('$').slice(0, 4);
  expect(parameters(DECOY_HASH)).toEqual(parameters(await createPasswords().hash('mango lassi')));
});

const easy = (parent: Parent): [password: string, reason: string][] => [
  ['india123', 'password-common'],
  ['Password@123', 'password-common'],
  ['abcdefgh', 'password-common'],
  ['gully-2026', 'password-common'],
  [`asha${parent.phone.slice(0, 6)}`, 'password-is-phone'],
  [`+91 ${parent.phone}`, 'password-is-phone'],
  ['asha-rao', 'password-is-name'],
  ['MEERA 2016.', 'password-is-name'],
];

describe('a password that is easy to guess', () => {
  it('makes no account, and leaves the proof of the phone for a better one', async () => {
    const asha = new Parent(site, gateway);
    await asha.provePhone();
    const form = { phone: asha.phone, ...signUpForm };
    for (const [password, reason] of easy(asha)) {
      const refused = await asha.post('signup', { ...form, password });
      expect([refused.statusCode, refusalOf(refused).details]).toEqual([400, { reason }]);
    }
    const blank = await asha.post('signup', { ...form, password: '        ' });
    expect(refusalOf(blank).details.problems).toEqual([
      { where: 'body.password', problem: 'Please enter a password' },
    ]);
    const accepted = await asha.post('signup', form);
    expect(signUp.response.parse(accepted.json()).phone).toBe(asha.phone);
  });

  it('does not replace a better one', async () => {
    const asha = await new Parent(site, gateway).signUp();
    for (const [password, reason] of easy(asha)) {
      const refused = await asha.post('password', { password });
      expect([refused.statusCode, refusalOf(refused).details]).toEqual([400, { reason }]);
    }
    expect((await asha.elsewhere().logInWithPassword()).statusCode).toBe(200);
    expect((await asha.post('password', { password: 'papaya tree' })).statusCode).toBe(200);
  });

  it('keeps working where it was set before', async () => {
    const asha = await new Parent(site, gateway).signUp();
    for (const old of ['india123', '      ']) {
      await savePassword(site.db, asha.id, await createPasswords().hash(old));
      expect((await asha.elsewhere().logInWithPassword(old)).statusCode).toBe(200);
    }
  });
});
