// The database is down for ten seconds or more under a real server, while parents log in: nobody waits for its return,
// no process ends, and nothing has to be restarted.

import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { type OwnCluster, startOwnCluster } from '#server/testing/own-cluster.ts';
import type { Parent, Reply } from '#server/testing/parent.ts';
import { createProcessSite, type ProcessSite } from '#server/testing/process-site.ts';

const DOWN_MS = 10_000;
const EACH_ANSWERED = { timeout: 120_000, interval: 50 };
/** Fewer than there are devices: one that is not returned would soon be missed. */
const FEW_CONNECTIONS = { DATABASE_POOL: '2' };
const DEVICES_A_CALL = 3;
const PAUSE_MS = 25;
/** While the database is up: fine, a wrong code, and a new code that was requested too soon. */
const USUAL = [200, 400, 429];

/** What a proxy checks, and what is in memory. */
const SERVED_WITHOUT = ['/api/live', '/api/topics', '/api/comp/current'];

const calls: Readonly<Record<string, (device: Parent) => Promise<Reply>>> = {
  'login by password': (device) => device.elsewhere().logInWithPassword(),
  'requesting a code': (device) => device.post('logino', { phone: device.phone }),
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
  readonly device: Parent;
  readonly answer: Reply;
  readonly beganAt: number;
  readonly endedAt: number;
}

/** Devices that make their call again and again; `stop` ends that and returns every response. */
async function startCalling(site: ProcessSite) {
  const asha = await site.parent().signUp();
  // Logs in more often than an account may have sessions, which would end the sessions of the others.
  const ben = await site.parent().signUp();
  const seen: Seen[] = [];
  let isOver = false;
  const devices: Parent[] = [];
  const callOn = async (call: string, make: (device: Parent) => Promise<Reply>) => {
    const device = (call === 'login by password' ? ben : asha).elsewhere();
    devices.push(device);
    await device.logInWithPassword();
    while (!isOver) {
      const beganAt = performance.now();
      const answer = await make(device);
      seen.push({ call, device, answer, beganAt, endedAt: performance.now() });
      await delay(PAUSE_MS);
    }
  };
  const calling = Promise.all(
    Object.entries(calls).flatMap(([call, make]) =>
      Array.from({ length: DEVICES_A_CALL }, () => callOn(call, make)),
    ),
  );
  calling.catch(() => {});
  /** Until each device has begun a call after this moment that ended with one of these statuses. */
  const untilEachGot = async (statuses: readonly number[], since: number) => {
    const hasGot = (device: Parent) =>
      seen.some(
        (s) => s.device === device && s.beganAt > since && statuses.includes(s.answer.statusCode),
      );
    await Promise.race([calling, vi.waitUntil(() => devices.every(hasGot), EACH_ANSWERED)]);
  };
  const stop = async () => {
    isOver = true;
    await calling;
    return seen;
  };
  return { untilEachGot, stop };
}

async function openSite() {
  const cluster = await startOwnCluster();
  const site = await createProcessSite(cluster.url);
  const server = await site.start(FEW_CONNECTIONS);
  return { cluster, site, server };
}

async function expectServedWithoutDatabase(site: ProcessSite) {
  const device = site.parent();
  for (const path of SERVED_WITHOUT) {
    const { statusCode } = await device.call('GET', path);
    expect([path, statusCode]).toEqual([path, 200]);
  }
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
  // The code is sent: the queue works again too.
  expect((await meera.elsewhere().logInWithCode()).statusCode).toBe(200);
  const ready = await health(meera);
  expect([ready.statusCode, ready.json()]).toMatchObject([200, { status: 'ready' }]);
  expect((await site.parent().signUp()).id).not.toBe('');
}

type Fault = readonly [
  state: string,
  takeDown: (cluster: OwnCluster) => Promise<void>,
  bringBack: (cluster: OwnCluster) => Promise<void>,
];

it.each<Fault>([
  ['is stopped', (cluster) => cluster.stop(), (cluster) => cluster.start()],
  ['does not respond', (cluster) => cluster.freeze(), (cluster) => cluster.thaw()],
])(
  `while the database %s for ${DOWN_MS / 1_000} s every call gets 503, then all recovers by itself`,
  async (_state, takeDown, bringBack) => {
    const { cluster, site, server } = await openSite();
    const meera = await site.parent().signUp();
    const calling = await startCalling(site);
    await calling.untilEachGot(USUAL, 0);

    await expectServedWithoutDatabase(site);
    await takeDown(cluster);
    const downFrom = performance.now();
    // Its return is not awaited by any call: each device is refused while it is still down.
    await Promise.all([delay(DOWN_MS), calling.untilEachGot([503], downFrom)]);
    await expectServedWithoutDatabase(site);
    const downUntil = performance.now();
    await bringBack(cluster);
    await calling.untilEachGot(USUAL, performance.now());
    const seen = await calling.stop();
    await expectAllIsWell(site, meera);
    expect(server.isRunning()).toBe(true);

    const whileDown = seen.filter((s) => s.beganAt > downFrom && s.endedAt < downUntil);
    expect(new Set(whileDown.map(({ call }) => call))).toEqual(new Set(Object.keys(calls)));
    for (const one of whileDown) expectClear503(one);
    const statuses = new Set(seen.map(({ answer }) => answer.statusCode));
    expect([...USUAL, 503]).toEqual(expect.arrayContaining([...statuses]));
  },
);
