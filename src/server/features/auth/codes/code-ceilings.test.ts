// The ceilings of the codes that are sent, through the real calls: for one address, its network, and the whole site.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { freshPhone, Parent, type Reply } from '#server/testing/parent.ts';
import { messageOf, reasonOf } from '#server/testing/read-reply.ts';
import { runRetention } from '#server/testing/run-tasks.ts';
import { solveChallenge } from '#server/testing/solve-challenge.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const clock = createFakeClock();
const gateway = createTestGateway();
let site: Awaited<ReturnType<typeof createTestApp>>;
let beside: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  const config = {
    trustProxy: true,
    otpCeilings: {
      address: { perHour: 8, perDay: 10 },
      network: { perHour: 12, perDay: 100 },
      site: { perHour: 20, perDay: 200 },
    },
  };
  site = await createTestApp({ clock, gateway, config });
  beside = await createTestApp({ clock, gateway, config, databaseUrl: site.url, isSending: false });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

async function challengeAt(address: string) {
  const headers = { 'x-forwarded-for': address };
  return (await site.app.inject({ method: 'GET', url: '/api/user/challenge', headers })).json();
}

const solveAt = async (address: string) => solveChallenge(await challengeAt(address));

function ask(address: string, altcha?: string, at = site) {
  const phone = freshPhone();
  const payload = { phone, altcha };
  return new Parent(at, gateway, phone).post('send-otp', payload, { 'x-forwarded-for': address });
}

/** As the page does: with a proof where one is required. */
async function askAsPage(address: string): Promise<Reply> {
  const reply = await ask(address);
  return reasonOf(reply) === 'captcha-needed' ? ask(address, await solveAt(address)) : reply;
}

/** Requests codes until one is refused; returns how many were sent and why the next was not. */
async function sendAll(addressOf: (index: number) => string): Promise<[number, string]> {
  for (let sent = 0; ; sent += 1) {
    const reason = reasonOf(await askAsPage(addressOf(sent)));
    if (reason !== 'fine') return [sent, reason];
  }
}

it('an address has an end, which is told clearly and passes after an hour', async () => {
  const address = '203.0.113.9';
  expect(await sendAll(() => address)).toEqual([8, 'otp-too-busy']);
  const refused = await ask(address);
  expect(refused.statusCode).toBe(429);
  expect(messageOf(refused)).toBe(
    'Too many OTPs are being requested right now, please try again later',
  );
  expect(reasonOf(await askAsPage('198.51.100.1'))).toBe('fine');
  clock.advance(HOUR);
  // The day has an end as well.
  expect(await sendAll(() => address)).toEqual([2, 'otp-too-busy']);
});

it.each([
  ['an IPv6 /48', (index: number) => `2001:db8:7:${index.toString(16)}::1`],
  ['an IPv4 /24', (index: number) => `192.0.2.${index + 1}`],
])('%s has an end, however many addresses it has', async (_name, addressOf) => {
  clock.advance(DAY + HOUR);
  expect(await sendAll(addressOf)).toEqual([12, 'otp-too-busy']);
});

it('the whole site has an end, which does not hold up those who are signed in', async () => {
  clock.advance(DAY + HOUR);
  const asha = await new Parent(site, gateway).signUp();
  // One was sent for the sign-up.
  expect(await sendAll((index) => `2001:db8:${index.toString(16)}::1`)).toEqual([
    19,
    'otp-too-busy',
  ]);
  expect(reasonOf(await asha.post('delete-otp', {}))).toBe('fine');
  const { body } = await site.app.inject('/metrics');
  expect(body).toContain('otp_site_ceiling_used_ratio{window="hour",requested_by="strangers"} 1\n');
  expect(body).toContain(
    'otp_site_ceiling_used_ratio{window="hour",requested_by="families"} 0.05\n',
  );
  expect(body).toMatch(/otp_requests_total\{outcome="site-ceiling"\} 1\n/);
  const otp = await gateway.codeTo(asha.phone);
  expect((await asha.post('delete', { otp })).statusCode).toBe(200);
});

it('two networks that take all they can leave codes to families elsewhere, and all logins', async () => {
  clock.advance(DAY + HOUR);
  const elsewhere = await new Parent(site, gateway).signUp();
  // Twelve an hour for each network. Four fifths of the site's twenty are used up then, and the rest is for networks with
  // fewer than five codes.
  const [first] = await sendAll((index) => `192.0.2.${index + 1}`);
  const [second] = await sendAll((index) => `198.51.100.${index + 1}`);
  expect([first, second]).toEqual([12, 5]);
  for (let family = 1; family <= 2; family += 1) {
    expect(reasonOf(await askAsPage(`203.0.113.${family}`))).toBe('fine');
  }
  expect(reasonOf(await askAsPage('2001:db8:99::1'))).toBe('otp-too-busy');
  // A login has not been sent a code by anybody.
  const login = { phone: elsewhere.phone, altcha: await solveAt('2001:db8:99::1') };
  const headers = { 'x-forwarded-for': '2001:db8:99::1' };
  const stranger = elsewhere.elsewhere();
  expect(reasonOf(await stranger.post('logino', login, headers))).toBe('fine');
});

it('no ceiling is passed by requests that arrive together, at two processes', async () => {
  clock.advance(DAY + HOUR);
  const address = '203.0.113.77';
  for (let sent = 0; sent < 4; sent += 1) await askAsPage(address);
  const proofs = [];
  for (let i = 0; i < 12; i += 1) proofs.push(await solveAt(address));
  const replies = await Promise.all(
    proofs.map((proof, index) => ask(address, proof, index % 2 === 0 ? site : beside)),
  );
  const reasons = replies.map(reasonOf);
  expect(reasons.filter((reason) => reason === 'fine').length).toBeLessThanOrEqual(4);
  expect(await sendAll(() => address)).toEqual([
    4 - reasons.filter((reason) => reason === 'fine').length,
    'otp-too-busy',
  ]);
});

it('proofs cost more the more codes were sent, and a cheap one does not count then', async () => {
  clock.advance(DAY + HOUR);
  const address = '203.0.113.80';
  const levelNow = async () => (await challengeAt(address)).parameters.data.level;
  const kept = await solveAt(address);
  const levels = [];
  for (let sent = 0; sent < 7; sent += 1) {
    levels.push(await levelNow());
    expect(reasonOf(await askAsPage(address))).toBe('fine');
  }
  expect([...levels, await levelNow()]).toEqual([1, 1, 1, 1, 2, 2, 3, 4]);
  expect(reasonOf(await ask(address, kept))).toBe('captcha-needed');
  expect(reasonOf(await askAsPage(address))).toBe('fine');
});

it('counts are kept no longer than a limit looks at them', async () => {
  clock.advance(DAY + HOUR);
  expect(reasonOf(await ask('203.0.113.90', await solveAt('203.0.113.90')))).toBe('fine');
  await new Parent(site, gateway).post('loginp', { phone: freshPhone(), password: 'guess' });
  const rows = async () => {
    const found = await site.db.execute<{ kind: string }>(
      sql`select kind from attempt union all select 'volume' from code_volume`,
    );
    return [...new Set(found.rows.map(({ kind }) => kind))].toSorted();
  };
  await runRetention(site.services);
  expect(await rows()).toEqual([
    'code-to-phone',
    'proof-of-work',
    'volume',
    'wrong-password-for-phone',
    'wrong-password-from-address',
  ]);
  clock.advance(HOUR + MINUTE);
  await runRetention(site.services);
  expect(await rows()).toEqual(['code-to-phone', 'volume']);
  clock.advance(DAY);
  await runRetention(site.services);
  expect(await rows()).toEqual([]);
});
