// The devices of one family, which all do something at the same moment, in two processes. What they do is often refused;
// nothing may fail.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRng, shuffle } from '#domain/random/random.ts';
import { consent, details, freshPhone, Parent, type Reply } from '#server/testing/parent.ts';
import { SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

const DEVICES = 10;
const CALLS = 100;
const SEED = 14;

const gateway = createTestGateway();
const phones = [freshPhone(), freshPhone()];
const passwords = [details.password, 'another mango tree'];
let sites: Awaited<ReturnType<typeof createTestApp>>[];

beforeAll(async () => {
  const site = await createTestApp({ gateway, contentDir: SAMPLE_CONTENT });
  sites = [site, await createTestApp({ gateway, databaseUrl: site.url, isSending: false })];
});
afterAll(async () => {
  for (const site of sites.toReversed()) await site.close();
});

const rng = seededRng(SEED);
const one = <T>(list: readonly T[]) => list[Math.floor(rng() * list.length)] as T;

function lastCodeTo(phone: string): string {
  const message = gateway.sent.findLast((m) => m.phone === phone && m.content.kind === 'code');
  return message?.content.kind === 'code' ? message.content.code : '000000';
}

function answers() {
  const now = Date.now();
  const kept = { answer: 0, at: now, hint: false, tookMs: 1_000 };
  const items = shuffle(['basic-nouns-e1-01', 'basic-nouns-e1-02', 'word:word of 04-01'], rng);
  return { now, answers: items.map((item) => ({ ...kept, id: randomUUID(), item })) };
}

const levels = () =>
  shuffle([11, 12, 14], rng).map((levelId) => ({ levelId, score: one([0, 1, 2, 3]), length: 3 }));

const games = () =>
  shuffle(['s', 'a'], rng).map((src) => ({
    game: 'wordcard',
    src,
    difficulty: 'easy',
    level: 1,
    score: one([2, 4, 6]),
  }));

const calls: ((device: Parent) => Promise<Reply>)[] = [
  (device) => device.refresh(),
  (device) => device.post('loginp', { phone: device.phone, password: one(passwords) }),
  (device) => device.post('progress', { levels: levels() }),
  (device) => device.post('games', { games: games() }),
  (device) => device.post('answers', answers()),
  (device) => device.call('PATCH', '/api/user/account', { childsName: one(['Meera', 'Tara']) }),
  (device) => device.call('PATCH', '/api/user/weekly-summary', { isWanted: one([true, false]) }),
  (device) => device.post('consent', consent),
  (device) => device.post('password', { oldPassword: one(passwords), password: one(passwords) }),
  (device) => device.get('export'),
  (device) => device.post('logout'),
  (device) => device.post('logino', { phone: device.phone }),
  (device) => device.post('vlogin', { phone: device.phone, otp: lastCodeTo(device.phone) }),
  (device) => device.post('phone-otp', {}),
  (device) => device.post('prove-phone', { otp: lastCodeTo(device.phone) }),
  (device) => device.post('phone-otp', { phone: one(phones) }),
  (device) => {
    const phone = one(phones);
    return device.post('phone', { phone, otp: lastCodeTo(phone) });
  },
  (device) => device.post('delete-otp', {}),
];

it('nothing fails when the devices of a family do things at the same moment, up to the deletion', async () => {
  const [site] = sites;
  if (site === undefined) throw new Error('no site');
  const { id } = await new Parent(site, gateway, phones[0]).signUp();

  /** Signs the device in, as long as there is an account. */
  async function signIn(device: Parent): Promise<void> {
    const { services, db } = one(sites);
    const account = await services.accounts.find(id);
    if (account === undefined) return;
    const opened = { userAgent: undefined, isProvedByCode: true };
    const tokens = await services.auth.sessions.open(db, account, opened).catch(() => null);
    if (tokens === null) return;
    device.token = tokens.token;
    device.cookies.set('gully_session', tokens.refreshToken);
  }

  const replies: Reply[] = [];
  async function use(device: Parent, count: number): Promise<void> {
    for (let call = 0; call < count; call += 1) {
      // Or the limits on guessing would soon refuse most calls.
      await one(sites).services.auth.signIn.unlock(device.phone);
      const reply = await one(calls)(device);
      replies.push(reply);
      if (reply.statusCode === 401) await signIn(device);
    }
  }

  const devices = Array.from(
    { length: DEVICES },
    () => new Parent(one(sites), gateway, one(phones)),
  );
  await Promise.all(devices.map((device) => use(device, CALLS)));
  await Promise.all([
    site.services.accounts.deleteUnless(id, async () => null),
    ...devices.map((device) => use(device, CALLS / 10)),
  ]);
  const faults = replies.filter(({ statusCode }) => statusCode === 500);
  expect(faults.map(({ body }) => body)).toEqual([]);
  const fine = replies.filter(({ statusCode }) => statusCode === 200);
  expect(fine.length).toBeGreaterThan(replies.length / 4);
}, 120_000);
