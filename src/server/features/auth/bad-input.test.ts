import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, Parent, signUpForm } from '#server/testing/parent.ts';
import { messageOf, refusalOf } from '#server/testing/read-reply.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let asha: Parent;

beforeAll(async () => {
  site = await createTestApp({ gateway });
  asha = await new Parent(site, gateway).signUp();
});
afterAll(() => site.close());

const missing = undefined;
const wrongTypes = [missing, null, 7, true, [], {}, ['9876543210']];
const badPhones = [
  ...wrongTypes,
  '',
  '987654321',
  '98765432100',
  '+1 9876543210',
  '९८७६५४३२१०',
  '９８７６５４３２１０',
  "9876543210' or '1'='1",
  '<b>9876543210</b>',
  '9876543210\u0000',
  '9'.repeat(10_000),
];
const badNames = [...wrongTypes, '', '   ', 'a\u0000b', 'a\u001bb', '\ud83d', 'x'.repeat(10_000)];
const badPasswords = [...wrongTypes, '', '12345', 'x'.repeat(10_000)];

const cases: [path: string, good: object, field: string, bad: readonly unknown[]][] = [
  ['send-otp', {}, 'phone', badPhones],
  ['logino', {}, 'phone', badPhones],
  ['verify-otp', { otp: '123456' }, 'phone', badPhones],
  ['verify-otp', { phone: '9876543210' }, 'otp', [...wrongTypes, 'x'.repeat(10_000)]],
  ['vlogin', { otp: '123456' }, 'phone', badPhones],
  ['vlogin', { phone: '9876543210' }, 'otp', [...wrongTypes, 'x'.repeat(10_000)]],
  ['loginp', { password: 'mango tree' }, 'phone', badPhones],
  ['loginp', { phone: '9876543210' }, 'password', [...wrongTypes, '', 'x'.repeat(10_000)]],
  ['signup', { ...signUpForm }, 'phone', badPhones],
  ['signup', { ...signUpForm, phone: '9876543210' }, 'username', badNames],
  ['signup', { ...signUpForm, phone: '9876543210' }, 'childsName', badNames],
  ['signup', { ...signUpForm, phone: '9876543210' }, 'standard', [...wrongTypes, '', '4', 'a-9th']],
  ['signup', { ...signUpForm, phone: '9876543210' }, 'password', badPasswords],
  ['signup', { ...signUpForm, phone: '9876543210' }, 'role', ['member']],
  ['validate', {}, 'id', [...wrongTypes, 'x'.repeat(10_000)]],
  ['password', {}, 'password', badPasswords],
  ['delete', {}, 'otp', [...wrongTypes, 'x'.repeat(10_000)]],
];

describe('every field of every call', () => {
  it.each(cases)(
    '%s %o with a bad %s is refused with the reason',
    async (path, good, field, bad) => {
      for (const value of bad) {
        const response = await asha.post(path, { ...good, [field]: value });
        expect(response.statusCode, JSON.stringify(value)?.slice(0, 50)).toBe(400);
        expect(response.json()).toMatchObject({
          data: null,
          error: { status: 400, name: 'ValidationError' },
        });
        const [problem = { where: '', problem: '' }] = refusalOf(response).details.problems as {
          where: string;
          problem: string;
        }[];
        expect(problem.where).toBe(field === 'role' ? 'body' : `body.${field}`);
        expect(messageOf(response)).toContain(problem.problem);
      }
    },
  );

  it('says what is wrong in the words of product §4.5', async () => {
    const messageFor = async (form: object) => messageOf(await asha.post('signup', form));
    const form = { phone: '9876543210', ...signUpForm };
    expect(await messageFor({ ...form, username: '' })).toContain('Please enter your name');
    expect(await messageFor({ ...form, childsName: ' ' })).toContain(
      "Please enter your child's name",
    );
    expect(await messageFor({ ...form, standard: '' })).toContain(
      "Please enter your child's standard",
    );
    expect(await messageFor({ ...form, password: '' })).toContain('Please enter a password');
    expect(await messageFor({ ...form, password: '12345' })).toContain(
      'Password should be at least 8 characters long',
    );
    expect(await messageFor({ ...form, phone: '1' })).toBe('Please enter a valid phone number');
    expect(await messageFor({ ...form, childsName: '\u200b' })).toBe(
      'A name must not contain invisible characters',
    );
  });

  it.each(['', '12345', '1234567', '１２３４５６', '१२३४५६', '12\u000034', "' or 1=1 --"])(
    'an OTP of %j is a wrong OTP',
    async (otp) => {
      const response = await asha.post('verify-otp', { phone: '9876543210', otp });
      expect([response.statusCode, messageOf(response)]).toEqual([400, 'Wrong OTP']);
    },
  );

  it('names stay what they are, whatever they look like to a database or a browser', async () => {
    const childsName = `<script>alert(1)</script>'); drop table account; -- "\\ &lt;`;
    const response = await asha.call('PATCH', '/api/user/account', { childsName });
    expect(response.json()).toMatchObject({ childsName });
    expect((await asha.profile()).childsName).toBe(childsName);
  });
});

describe('a body', () => {
  it.each([
    ['no JSON', '{"phone":', 'application/json'],
    ['nothing', '', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['a word', '"9876543210"', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a poisoned prototype', '{"__proto__":{"phone":"9876543210"}}', 'application/json'],
  ])('of %s is a 400', async (_name, payload, type) => {
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/user/send-otp',
      payload,
      headers: { 'content-type': type },
    });
    expect(response.statusCode).toBe(400);
  });

  it('of another kind is a 415, of endless length a 413', async () => {
    const send = (payload: string, type: string) =>
      site.app.inject({
        method: 'POST',
        url: '/api/user/send-otp',
        payload,
        headers: { 'content-type': type },
      });
    expect(
      (await send(`phone=${freshPhone()}`, 'application/x-www-form-urlencoded')).statusCode,
    ).toBe(415);
    expect((await send('x'.repeat(100_000), 'application/json')).statusCode).toBe(413);
  });
});
