import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listSessions, logOut, validateUser } from '#contract/auth.ts';
import { getMaintenance } from '#contract/site.ts';
import { account } from '#web/platform/account.ts';
import { call } from '#web/platform/api.ts';
import { calls, noNetwork, reply } from '#web/testing/server.ts';
import { startSessionWhenSignedIn } from './start-session.ts';

const MINUTE_MS = 60_000;
const load = vi.fn(() => import('./session.ts'));
let stop = () => {};

beforeEach(() => {
  noNetwork(getMaintenance);
  reply(listSessions, { data: [] });
  reply(logOut, { message: 'Logged out' });
  reply(validateUser, {
    id: 'a family',
    phone: '9876543210',
    username: 'Asha',
    childsName: 'Ravi',
    standard: 'a-4th',
    role: 'user',
    needsConsent: false,
    endsAt: null,
  });
});

afterEach(() => {
  stop();
  load.mockClear();
  localStorage.clear();
});

function signIn(): void {
  account.tokenEndsAt.write(Date.now() + 15 * MINUTE_MS);
  account.token.write('t1');
  account.id.write('a family');
}

const anyCall = () => call<typeof listSessions>('GET', listSessions.path);
const tokens = () =>
  calls.filter(({ path }) => path === listSessions.path).map(({ token }) => token);

it('a visitor calls without a token and without the session code', async () => {
  stop = startSessionWhenSignedIn(load);
  await anyCall();
  expect(tokens()).toEqual([null]);
  expect(load).not.toHaveBeenCalled();
});

it('a signed-in child calls with a token from the first call on', async () => {
  stop = startSessionWhenSignedIn(load);
  signIn();
  await Promise.all([anyCall(), anyCall()]);
  expect(tokens()).toEqual(['t1', 't1']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a pending logout is finished at the start', () => {
  localStorage.setItem('logoutPending', 'true');
  stop = startSessionWhenSignedIn(load);
  expect(load).toHaveBeenCalledTimes(1);
});

it('code that fails to load fails the call like a lost connection, and is retried', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  signIn();
  stop = startSessionWhenSignedIn(load);
  await expect(anyCall()).rejects.toMatchObject({ status: 0 });
  await anyCall();
  expect(tokens()).toEqual(['t1']);
});
