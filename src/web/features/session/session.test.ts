import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  listSessions,
  logOut as logOutCall,
  refreshSession,
  validateUser,
} from '#contract/auth.ts';
import { call } from '#web/platform/api.ts';
import {
  type Call,
  calls,
  foreign,
  network,
  noNetwork,
  refusal,
  refuse,
  reply,
} from '#web/testing/server.ts';
import { logOut } from './log-out.ts';
import { startSession } from './session.ts';

const MINUTE_MS = 60_000;
const profile = {
  id: 'a1',
  phone: '9876543210',
  username: 'Asha',
  childsName: 'Ravi',
  standard: 'a-4th',
  role: 'user',
} as const;

/** A server with one session and its valid token. */
let validToken: string;
let stop: () => void = () => undefined;
let reloads: number;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  validToken = 't1';
  reloads = 0;
  let issued = 1;
  reply(refreshSession, () => {
    issued += 1;
    validToken = `t${issued}`;
    return { token: validToken, expiresIn: 900 };
  });
  reply(logOutCall, { message: 'Logged out' });
  const ifValid = (token: string | null) => {
    if (token !== validToken) throw refusal('session-ended');
  };
  reply(validateUser, ({ token }) => {
    ifValid(token);
    return { ...profile, needsConsent: false, endsAt: null };
  });
  reply(listSessions, ({ token }) => {
    ifValid(token);
    return { data: [] };
  });
});

afterEach(() => {
  stop();
  localStorage.clear();
  vi.useRealTimers();
});

function signedIn({ endsInMs = 15 * MINUTE_MS, token = 't1' } = {}): void {
  for (const [name, value] of Object.entries({
    ...profile,
    token,
    tokenEndsAt: Date.now() + endsInMs,
  })) {
    localStorage.setItem(name, JSON.stringify(value));
  }
}

async function start(): Promise<void> {
  stop = startSession(() => {
    reloads += 1;
  });
  await vi.advanceTimersByTimeAsync(0);
}

/** The Web Locks API, which jsdom lacks. Returns the function that another tab would call. */
function takeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown> | unknown) => {
    last = last.then(work);
    return last;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
  return request;
}

const anyCall = () => call<typeof listSessions>('GET', listSessions.path);
const made = () => calls.map(({ path, token }: Call) => ({ path, token }));
const refreshes = () => calls.filter(({ path }) => path === refreshSession.path).length;
const stored = (name: string) => localStorage.getItem(name);

describe('at the start', () => {
  it('refreshes the stored profile', async () => {
    signedIn();
    localStorage.setItem('role', '"member"');
    await start();
    expect(stored('role')).toBe('"user"');
  });

  it('refreshes it again when the tab becomes visible after a while', async () => {
    signedIn();
    await start();
    const seeAgain = async (afterMs: number) => {
      await vi.advanceTimersByTimeAsync(afterMs);
      localStorage.setItem('role', '"member"');
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(0);
      return stored('role');
    };
    expect(await seeAgain(59_000)).toBe('"member"');
    expect(await seeAgain(1_000)).toBe('"user"');
    expect(await seeAgain(1_000)).toBe('"member"');
  });

  it('fetches nothing for a visitor', async () => {
    await start();
    expect(made()).toEqual([]);
  });

  it('clears the stored values if the session is over, and nothing else', async () => {
    signedIn({ token: 'revoked' });
    localStorage.setItem('src', '"friend"');
    refuse(refreshSession, 'session-ended');
    await start();
    const names = ['id', 'token', 'phone', 'username', 'childsName', 'standard', 'role'];
    expect(names.map(stored)).toEqual(names.map(() => null));
    expect(stored('src')).toBe('"friend"');
    expect(reloads).toBe(0);
  });

  it.each([
    ['in trouble', () => refuse(refreshSession, 'ServiceUnavailableError')],
    ['hidden by a proxy that wants a login', () => foreign(refreshSession, 401, 'Log in')],
    [
      'hidden by a proxy that speaks as we do',
      () => foreign(refreshSession, 401, JSON.stringify(refusal('session-ended').toBody())),
    ],
    ['hidden by a captive portal', () => foreign(refreshSession, 200, '<h1>Free WiFi</h1>')],
    [
      'cut off in the middle of a refusal',
      () => reply(refreshSession, () => new Response('{"data":nu', { status: 401 })),
    ],
    ['out of reach', () => noNetwork(refreshSession)],
  ])('keeps everybody signed in while the server is %s', async (_, fail) => {
    signedIn({ endsInMs: -MINUTE_MS, token: 'ended' });
    fail();
    await start();
    expect(stored('childsName')).toBe('"Ravi"');
  });
});

describe('the token', () => {
  it('is renewed 30 seconds before it expires, even without a call', async () => {
    signedIn({ endsInMs: 2 * MINUTE_MS });
    await start();
    await vi.advanceTimersByTimeAsync(89_000);
    expect(refreshes()).toBe(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(refreshes()).toBe(1);
    expect(stored('token')).toBe('"t2"');
    expect(made().at(-1)).toEqual({ path: refreshSession.path, token: null });
  });

  it('is renewed once for calls that need it at the same time', async () => {
    signedIn({ endsInMs: 10_000 });
    stop = startSession();
    await Promise.all([anyCall(), anyCall(), anyCall()]);
    expect(refreshes()).toBe(1);
    const others = calls.filter(({ path }) => path === listSessions.path);
    expect(others.map(({ token }) => token)).toEqual(['t2', 't2', 't2']);
  });

  it("reaches the other tabs before their turn, without delaying this tab's calls", async () => {
    const request = takeTurns();
    signedIn({ endsInMs: 10_000 });
    stop = startSession();
    await anyCall();
    const others = vi.fn();
    void request('session', others);
    await vi.advanceTimersByTimeAsync(100);
    expect([refreshes(), others.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(others).toHaveBeenCalled();
  });

  it('is used as soon as another tab has stored it, before it is this tab’s turn', async () => {
    signedIn({ endsInMs: MINUTE_MS });
    const request = takeTurns();
    await start();
    void request('session', () => new Promise(() => undefined));
    localStorage.setItem('tokenEndsAt', '0');
    const calling = anyCall();
    await vi.advanceTimersByTimeAsync(0);
    validToken = 'from-other-tab';
    localStorage.setItem('tokenEndsAt', String(Date.now() + 15 * MINUTE_MS));
    localStorage.setItem('token', '"from-other-tab"');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await calling;
    expect(refreshes()).toBe(0);
  });

  it('is renewed once if the server refuses it, and the call is repeated', async () => {
    signedIn();
    await start();
    validToken = 'another';
    calls.length = 0;
    await anyCall();
    expect(made()).toEqual([
      { path: listSessions.path, token: 't1' },
      { path: refreshSession.path, token: null },
      { path: listSessions.path, token: 't2' },
    ]);
  });

  it('requires no login if it has expired and the renewal fails', async () => {
    signedIn();
    await start();
    validToken = 'another';
    foreign(refreshSession, 401, '<h1>Log in to the WiFi</h1>');
    const failed = expect(anyCall()).rejects.toMatchObject({ status: 0 });
    await vi.runAllTimersAsync();
    await failed;
    expect(stored('childsName')).toBe('"Ravi"');
  });

  it('is not renewed when another tab has just done so', async () => {
    signedIn();
    await start();
    validToken = 'from-other-tab';
    const refused = anyCall();
    localStorage.setItem('token', '"from-other-tab"');
    await refused;
    expect(refreshes()).toBe(0);
  });
});

describe('logging out', () => {
  it('ends the session on the server, clears the named values, and reloads', async () => {
    signedIn();
    sessionStorage.setItem('provenPhone', '{"phone":"9"}');
    await start();
    let isFresh = false;
    await logOut(() => {
      isFresh = true;
    });
    expect(made().at(-1)).toEqual({ path: logOutCall.path, token: 't1' });
    expect(Object.keys(localStorage)).toEqual(['loggedOutAt']);
    expect(sessionStorage.length).toBe(0);
    expect(isFresh).toBe(true);
  });

  it('does not wait for an unreachable server, and retries at the next start', async () => {
    signedIn();
    await start();
    network.isDown = true;
    await logOut(() => undefined);
    expect(stored('childsName')).toBeNull();
    network.isDown = false;
    calls.length = 0;
    stop();
    await start();
    expect(made()).toEqual([{ path: logOutCall.path, token: null }]);
    stop();
    calls.length = 0;
    await start();
    expect(made()).toEqual([]);
  });

  it('in another tab reloads this one', async () => {
    signedIn();
    await start();
    sessionStorage.setItem('provenPhone', '{"phone":"9"}');
    const init = { key: 'loggedOutAt', newValue: '1' };
    window.dispatchEvent(new StorageEvent('storage', init));
    expect(sessionStorage.length).toBe(0);
    expect(reloads).toBe(1);
  });
});
