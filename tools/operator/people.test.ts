// The operator's commands about accounts and messages, while the site runs on the same database.

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '#server/features/account/tables.ts';
import { message } from '#server/features/whatsapp/tables.ts';
import { createLog } from '#server/platform/log.ts';
import { freshPhone, Parent } from '#server/testing/parent.ts';
import { deliveryOf } from '#server/testing/read-reply.ts';
import { createTestApp, TEST_SECRET } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';
import { operate as runHere } from './testing/operate.ts';

const gateway = createTestGateway();
const lines: string[] = [];
const log = createLog('info', { write: (line) => lines.push(line) });
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp({ gateway, log });
});
afterAll(() => site.close());

const operate = (...words: string[]) =>
  runHere(words, { DATABASE_URL: site.url, SESSION_SECRET: TEST_SECRET });

it('membership, account and deletion, which the running site follows at once', async () => {
  const asha = await new Parent(site, gateway).signUp();
  const flag = ['--phone', `+91 ${asha.phone}`];
  const role = async () => (await asha.profile()).role;
  expect(await role()).toBe('user');
  expect((await operate('member', 'grant', ...flag)).out).toContain('Member until');
  await expect.poll(role).toBe('member');
  const shown = await operate('user', 'show', ...flag);
  expect(JSON.parse(shown.out)).toMatchObject({ account: { id: asha.id, role: 'member' } });
  await operate('member', 'revoke', ...flag, '--yes');
  await expect.poll(role).toBe('user');
  const asked = await operate('user', 'delete', ...flag);
  expect([asked.code, asked.err]).toEqual([1, expect.stringContaining('repeat it with --yes')]);
  expect((await operate('user', 'delete', ...flag, '--dry-run')).out).toContain('Dry run');
  expect((await asha.validate()).statusCode).toBe(200);
  expect((await operate('user', 'delete', ...flag, '--yes')).code).toBe(0);
  await expect.poll(async () => (await asha.validate()).statusCode).toBe(401);
  expect(await operate('user', 'show', ...flag)).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no account'),
  });
  const recorded = lines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'operator-command');
  expect(recorded.map(({ command }) => command)).toEqual([
    'member grant',
    'user show',
    'member revoke',
    'user delete',
    'user delete',
  ]);
  expect(new Set(recorded.map(({ person }) => person))).toEqual(
    new Set([expect.stringMatching(/^[\w-]{16}$/)]),
  );
  expect(lines.join('')).not.toContain(asha.phone);
});

it('an account whose number went to somebody else gets the new number of its family', async () => {
  const asha = await new Parent(site, gateway).signUp();
  const unused = { lastUsedAt: new Date('2020-01-01') };
  await site.db.update(account).set(unused).where(eq(account.id, asha.id));
  const stranger = new Parent(site, gateway, asha.phone);
  await stranger.logInWithCode();
  expect((await stranger.post('not-mine', { phone: asha.phone })).statusCode).toBe(200);
  const phone = freshPhone();
  const attach = (to: string) => operate('user', 'attach', '--phone', asha.phone, '--to', to);
  const taken = await new Parent(site, gateway).signUp();
  expect(await attach(taken.phone)).toMatchObject({
    code: 1,
    err: expect.stringContaining('The new number has an account already'),
  });
  expect((await attach(phone)).out).toContain('The account has its new number');
  const login = await new Parent(site, gateway, phone).logInWithPassword();
  expect(login.json()).toMatchObject({ entry: { id: asha.id, phone } });
  expect(await attach(freshPhone())).toMatchObject({
    code: 1,
    err: expect.stringContaining('No account was detached'),
  });
});

it('messages that did not arrive are listed, and a notice is sent again', async () => {
  gateway.replyWith({ ok: false, isFinal: true, reason: '400 132001' });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const content = { kind: 'notice', template: 'result', parameters: ['Meera'] } as const;
  const id = await site.db.transaction((tx) =>
    site.services.messages.enqueue(tx, { phone: '9876543210', content, expiresAt }),
  );
  const state = async (of: string | null | undefined) =>
    (await site.services.messages.find(of ?? ''))?.state;
  await expect.poll(() => state(id)).toBe('failed');
  const listed = await operate('messages', 'list');
  expect(listed.out).toContain(`${id}`);
  expect(listed.out).not.toContain('9876543210');
  const queued = (await operate('messages', 'resend', '--id', id ?? '')).out;
  const newId = /Queued, as (\S+)/.exec(queued)?.[1];
  await expect.poll(() => state(newId)).toBe('sent');
});

it('messages to a phone without an account are shown with their ids, and deleted', async () => {
  const mistyped = freshPhone();
  const flag = ['--phone', mistyped];
  const delivery = deliveryOf(
    await new Parent(site, gateway).post('send-otp', { phone: mistyped }),
  );
  expect(JSON.parse((await operate('user', 'show', ...flag)).out)).toMatchObject({
    messages: [{ id: delivery, kind: 'code' }],
  });
  expect((await operate('user', 'delete', ...flag, '--yes')).out).toContain('messages: 1');
  for (const verb of ['show', 'delete']) {
    const { code, err } = await operate('user', verb, ...flag);
    expect([code, err]).toEqual([1, expect.stringContaining('There is no account')]);
  }
});

it('a phone whose limits a stranger has used up is opened again', async () => {
  const asha = await new Parent(site, gateway).signUp();
  const stranger = new Parent(site, gateway, asha.phone);
  await Promise.all(Array.from({ length: 10 }, () => stranger.logInWithPassword('guess')));
  expect((await asha.elsewhere().logInWithPassword()).statusCode).toBe(429);
  expect((await operate('user', 'unlock', '--phone', asha.phone)).code).toBe(0);
  expect((await asha.elsewhere().logInWithPassword()).statusCode).toBe(200);
});

it('the list of messages that did not arrive says when it is not all of them', async () => {
  const at = new Date();
  const dead = { kind: 'code', phone: freshPhone(), state: 'expired' } as const;
  const times = { createdAt: at, changedAt: at, expiresAt: at };
  await site.db
    .insert(message)
    .values(Array.from({ length: 501 }, () => ({ id: randomUUID(), ...dead, ...times })));
  const { out } = await operate('messages', 'list');
  expect(out).toMatch(/The newest 500 of 50\d messages/);
  expect(out.match(/ {2}code {2}expired/g)).toHaveLength(500);
});
