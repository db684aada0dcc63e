import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deriveKeys } from '#server/platform/keys.ts';
import { createLog } from '#server/platform/log.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { sign } from '#server/testing/fake-razorpay.ts';
import { details, Parent } from '#server/testing/parent.ts';
import { deliveryOf } from '#server/testing/read-reply.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp, TEST_SECRET } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';
import { reportCommand, type SecurityEvent, securityEvents } from './security-log.ts';

const MINUTE_MS = 60_000;
const clock = createFakeClock();
const gateway = createTestGateway();
const lines: string[] = [];
const log = createLog('debug', { write: (line) => lines.push(line) });
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  const config = { trustProxy: true };
  site = await createTestApp({ clock, gateway, log, config, contentDir: SAMPLE_CONTENT });
});
afterAll(() => site.close());

interface Line {
  event: SecurityEvent;
  person?: string;
  network?: string;
  reason?: string;
  command?: string;
}

const seen = (): Line[] =>
  lines.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined);

/** The events that an act causes, with their reasons. */
async function eventsOf(act: () => Promise<unknown>): Promise<string[]> {
  const before = seen().length;
  await act();
  return seen()
    .slice(before)
    .map(({ event, reason }) => (reason === undefined ? event : `${event}: ${reason}`));
}

async function counters(): Promise<Record<string, number>> {
  const { body } = await site.app.inject('/metrics');
  const found = body.matchAll(/^security_events_total\{event="(.+?)"\} (\d+)$/gm);
  return Object.fromEntries(Array.from(found, ([, event, count]) => [event, Number(count)]));
}

/** An event without anything in it. */
const reportPayment = (signature: string) =>
  site.app.inject({
    method: 'POST',
    url: '/api/membership/webhook',
    payload: {},
    headers: { 'x-razorpay-signature': signature },
  });

it('every act is seen in the log and in the metrics, and nobody is named', async () => {
  expect(await counters()).toEqual(
    Object.fromEntries(Object.keys(securityEvents).map((event) => [event, 0])),
  );

  const asha = new Parent(site, gateway);
  const { phone } = asha;
  const from = { 'x-forwarded-for': '203.0.113.77' };
  expect(await eventsOf(() => asha.signUp())).toEqual(['sign-up']);

  // Codes.
  clock.advance(MINUTE_MS);
  expect(await eventsOf(() => asha.elsewhere().logInWithCode())).toEqual(['sign-in-by-code']);
  expect(await eventsOf(() => asha.elsewhere().post('logino', { phone }))).toEqual([
    'refused-by-limit: otp-too-soon',
  ]);
  clock.advance(MINUTE_MS);
  const delivery = deliveryOf(await asha.post('logino', { phone }));
  const code = await gateway.codeTo(phone);
  const wrong = { phone, otp: code === '000000' ? '111111' : '000000', delivery };
  for (let count = 1; count < 5; count += 1) {
    expect(await eventsOf(() => asha.post('vlogin', wrong, from))).toEqual([
      'wrong-code: otp-wrong',
    ]);
  }
  expect(await eventsOf(() => asha.post('vlogin', wrong, from))).toEqual([
    'lock',
    'wrong-code: otp-tries-used',
  ]);

  // Passwords.
  const signIn = () => asha.elsewhere().logInWithPassword();
  expect(await eventsOf(signIn)).toEqual(['sign-in-by-password']);
  const change = { password: 'papaya tree' };
  expect(await eventsOf(() => asha.post('password', change))).toEqual(['password-change']);
  for (let count = 1; count < 10; count += 1) {
    expect(await eventsOf(signIn)).toEqual(['wrong-password: password-wrong']);
  }
  expect(await eventsOf(signIn)).toEqual(['lock', 'wrong-password: password-wrong']);
  expect(await eventsOf(signIn)).toEqual(['refused-while-locked: too-many-tries']);

  // Sessions.
  const thief = asha.elsewhere();
  thief.cookies = new Map(asha.cookies);
  await asha.refresh();
  clock.advance(2 * MINUTE_MS);
  const evil = { origin: 'https://evil.example' };
  expect(await eventsOf(() => asha.post('refresh', undefined, evil))).toEqual([
    'foreign-origin: foreign-origin',
  ]);
  expect(await eventsOf(() => thief.refresh())).toEqual(['token-reuse']);
  expect(await eventsOf(() => asha.refresh())).toEqual([]);

  // What is kept.
  clock.advance(60 * MINUTE_MS);
  const again = asha.elsewhere();
  expect(await eventsOf(() => again.logInWithCode())).toEqual(['sign-in-by-code']);
  expect(await eventsOf(() => again.get('export'))).toEqual(['export']);
  await again.post('delete-otp');
  const otp = await gateway.codeTo(phone);
  expect(await eventsOf(() => again.post('delete', { otp: 'wrong' }))).toEqual([
    'wrong-code: otp-wrong',
  ]);
  expect(await eventsOf(() => again.post('delete', { otp }))).toEqual(['deletion']);

  // Numbers.
  const mover = await new Parent(site, gateway).signUp();
  const moved = new Parent(site, gateway);
  await mover.post('phone-otp', { phone: moved.phone });
  const typed = { phone: moved.phone, otp: await gateway.codeTo(moved.phone) };
  expect(await eventsOf(() => mover.post('phone', typed))).toEqual(['phone-change']);
  clock.advance(400 * 24 * 60 * MINUTE_MS);
  expect(await eventsOf(() => moved.logInWithCode())).toEqual([]);
  const guess = { phone: moved.phone, childsName: 'Tara' };
  expect(await eventsOf(() => moved.post('owner', guess))).toEqual(['wrong-name: child-wrong']);
  expect(await eventsOf(() => moved.post('not-mine', { phone: moved.phone }))).toEqual([
    'phone-detached',
  ]);

  // What strangers try.
  const tara = await new Parent(site, gateway).signUp();
  const guessCoupon = () => tara.call('POST', '/api/membership/coupon', { code: 'GUESS' });
  for (let count = 0; count < 10; count += 1) {
    expect(await eventsOf(guessCoupon)).toEqual(['wrong-coupon: coupon-invalid']);
  }
  expect(await eventsOf(guessCoupon)).toEqual(['refused-while-locked: coupon-tries-used']);
  const foreign = { id: randomUUID() };
  expect(await eventsOf(() => tara.post('validate', foreign))).toEqual(['forbidden: not-yours']);
  const token = 'A'.repeat(22);
  expect(await eventsOf(() => tara.call('POST', '/api/comp/result', { token }))).toEqual([
    'wrong-result-token: result-unknown',
  ]);
  const [head, claims] = (tara.token ?? '').split('.');
  const forged = { authorization: `Bearer ${head}.${claims}.${'A'.repeat(43)}` };
  expect(await eventsOf(() => tara.call('GET', '/api/user/account', undefined, forged))).toEqual([
    'forged-token',
  ]);
  const secret = site.services.membership.webhookSecret;
  expect(await eventsOf(() => reportPayment('0'.repeat(64)))).toEqual([
    'forged-webhook: webhook-forged',
  ]);
  expect(await eventsOf(() => reportPayment(sign('{}', secret)))).toEqual([
    'unusable-webhook: webhook-unusable',
  ]);

  expect(await eventsOf(() => tara.post('consent/withdraw'))).toEqual(['consent-withdrawal']);

  // An operator's command, from another process.
  const keys = deriveKeys(TEST_SECRET);
  await reportCommand({ db: site.db, keys }, 'user show', phone);
  await reportCommand({ db: site.db, keys }, 'backup create', null);
  await expect
    .poll(() => seen().filter(({ event }) => event === 'operator-command'))
    .toHaveLength(2);
  expect(seen().at(-2)).toMatchObject({ command: 'user show' });

  const counted: Record<string, number> = {};
  for (const { event } of seen()) counted[event] = (counted[event] ?? 0) + 1;
  expect(Object.keys(counted).sort()).toEqual(Object.keys(securityEvents).sort());
  expect(await counters()).toEqual(counted);

  const people = new Set(seen().flatMap(({ person }) => person ?? []));
  // The second family has had two numbers.
  expect([...people]).toEqual(Array(4).fill(expect.stringMatching(/^[\w-]{16}$/)));
  expect(seen().find(({ event }) => event === 'wrong-code')?.network).toBe('203.0.113.0/24');
  // Without the time, in whose digits a code may happen to appear.
  const all = lines.map((line) => JSON.stringify({ ...JSON.parse(line), time: 0 })).join('');
  const secrets = [phone, asha.id, details.username, details.childsName, details.password, code];
  for (const secret of [...secrets, otp, '203.0.113.77', '127.0.0.1']) {
    expect(all).not.toContain(secret);
  }
});

it('what comes without end is counted, and not written without end', async () => {
  const before = (await counters())['forged-webhook'] ?? 0;
  const events = await eventsOf(async () => {
    for (let count = 0; count < 250; count += 1) await reportPayment('0'.repeat(64));
  });
  expect((await counters())['forged-webhook']).toBe(before + 250);
  // A minute may end meanwhile.
  const written = events.filter((event) => event.startsWith('forged-webhook'));
  expect(written.length).toBeLessThanOrEqual(200);
});
