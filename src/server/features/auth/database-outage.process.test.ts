// The database is away for ten seconds under a real server, while parents log in: everybody is told so at once, nothing
// ends, and nobody has to start anything again.

import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { type OwnCluster, startOwnCluster } from '#server/testing/own-cluster.ts';
import type { Parent, Reply } from '#server/testing/parent.ts';
import { createProcessSite, type ProcessSite } from '#server/testing/process-site.ts';

const AWAY_MS = 10_000;
const BACK = { timeout: 15_000, interval: 50 };
const TEST_LIMIT_MS = 90_000;
/** Fewer than there are devices: one that is not given back would soon be missed. */
const FEW_CONNECTIONS = { DATABASE_POOL: '2' };
const DEVICES_A_CALL = 3;
const BREATH_MS = 25;
/** While the database is there: fine, a wrong code, and a new code that was asked for too soon. */
const USUAL = [200, 400, 429];

const calls: Readonly<Record<string, (device: Parent) => Promise<Reply>>> = {
  'login by password': (device) => device.elsewhere().logInWithPassword(),
  'asking for a code': (device) => device.post('logino', { phone: device.phone }),
  'login by code': (device) => device.post('vlogin', { phone: device.phone, otp: '123456' }),
  'renewing the session': (device) => device.refresh(),
  'the account page': (device) => device.get('account'),
  health,
};

function health(device: Parent): Promise<Reply> {
  return device.call('GET', '/api/health');
}

interface Seen {
  readonly call: string;
  readonly answer: Reply;
  readonly beganAt: number;
  readonly endedAt: number;
}

/** Devices that make their call again and again; `stop` ends that and gives what they were answered. */
async function startCalling(asha: Parent) {
  const seen: Seen[] = [];
  let isOver = false;
  const callOn = async (call: string, make: (device: Parent) => Promise<Reply>) => {
    const device = asha.elsewhere();
    await device.logInWithPassword();
    while (!isOver) {
      const beganAt = performance.now();
      const answer = await make(device);
      seen.push({ call, answer, beganAt, endedAt: performance.now() });
      await delay(BREATH_MS);
    }
  };
  const devices = Promise.all(
    Object.entries(calls).flatMap(([call, make]) =>
      Array.from({ length: DEVICES_A_CALL }, () => callOn(call, make)),
    ),
  );
  devices.catch(() => {});
  const untilEachWas = async (status: readonly number[], since: number) => {
    const isAnswered = (call: string) =>
      seen.some(
        (s) => s.call === call && s.beganAt > since && status.includes(s.answer.statusCode),
      );
    await Promise.race([devices, vi.waitUntil(() => Object.keys(calls).every(isAnswered), BACK)]);
  };
  const stop = async () => {
    isOver = true;
    await devices;
    return seen;
  };
  return { untilEachWas, stop };
}

async function openSite() {
  const cluster = await startOwnCluster();
  const site = await createProcessSite(cluster.url);
  const server = await site.start(FEW_CONNECTIONS);
  return { cluster, site, server };
}

function expectClear503({ call, answer }: Seen) {
  expect([call, answer.statusCode]).toEqual([call, 503]);
  if (call === 'health') {
    expect(answer.json()).toMatchObject({ status: 'unavailable', database: false });
    return;
  }
  const { message, error } = errorBody.parse(answer.json());
  expect([message, error.name]).toEqual([
    'We are busy for a moment, please try again',
    'ServiceUnavailableError',
  ]);
  expect(answer.headers['retry-after']).toBeDefined();
}

async function expectAllIsWell(site: ProcessSite, meera: Parent) {
  // As many at once as there are connections, and more.
  const logins = await Promise.all(
    Array.from({ length: 6 }, () => meera.elsewhere().logInWithPassword()),
  );
  expect(logins.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  // The code finds its way: the queue is back too.
  expect((await meera.elsewhere().logInWithCode()).statusCode).toBe(200);
  const ready = await health(meera);
  expect([ready.statusCode, ready.json().status]).toEqual([200, 'ready']);
  expect((await site.parent().signUp()).id).not.toBe('');
}

type Fault = readonly [
  state: string,
  slowestMs: number,
  takeAway: (cluster: OwnCluster) => Promise<void>,
  bringBack: (cluster: OwnCluster) => Promise<void>,
];

it.each<Fault>([
  ['is stopped', 3_000, (cluster) => cluster.stop(), (cluster) => cluster.start()],
  ['does not answer', 8_000, (cluster) => cluster.freeze(), (cluster) => cluster.thaw()],
])(
  `while the database %s for ${AWAY_MS / 1_000} s every call is told so, then all goes on by itself`,
  async (_state, slowestMs, takeAway, bringBack) => {
    const { cluster, site, server } = await openSite();
    const meera = await site.parent().signUp();
    const calling = await startCalling(await site.parent().signUp());
    await calling.untilEachWas(USUAL, 0);

    await takeAway(cluster);
    const awayFrom = performance.now();
    await Promise.all([delay(AWAY_MS), calling.untilEachWas([503], awayFrom)]);
    const awayUntil = performance.now();
    await bringBack(cluster);
    await calling.untilEachWas(USUAL, performance.now());
    const seen = await calling.stop();
    await expectAllIsWell(site, meera);
    expect(server.isRunning()).toBe(true);

    const away = seen.filter((s) => s.beganAt > awayFrom && s.endedAt < awayUntil);
    expect(new Set(away.map(({ call }) => call))).toEqual(new Set(Object.keys(calls)));
    for (const one of away) expectClear503(one);
    const statuses = new Set(seen.map(({ answer }) => answer.statusCode));
    expect([...USUAL, 503]).toEqual(expect.arrayContaining([...statuses]));
    const slowest = Math.max(...seen.map((s) => s.endedAt - s.beganAt));
    expect(slowest).toBeLessThan(slowestMs);
  },
  TEST_LIMIT_MS,
);
