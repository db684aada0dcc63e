// What leaves the browser when something goes wrong: the errors, without personal data.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_REPORTS_PER_LOAD } from '#domain/errors/client-error.ts';

const ORIGIN = window.location.origin;

interface Sent {
  kind: string;
  message: string;
  stack: string;
  route: string;
  build: string;
}

/** Simulates a new page load: nothing has been reported yet. */
async function load() {
  vi.resetModules();
  const { setRouteFinder } = await import('./current-route.ts');
  setRouteFinder(() => '/worksheets/:topic');
  return {
    ...(await import('./report-error.ts')),
    ...(await import('./listen-for-errors.ts')),
  };
}

const beacon = vi.fn<(path: string, body: Blob) => boolean>();

async function sent(): Promise<Sent[]> {
  return Promise.all(beacon.mock.calls.map(async ([, body]) => JSON.parse(await textOf(body))));
}

/** jsdom's Blob has no text(). */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

function errorAt(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack });
}

beforeEach(() => {
  vi.stubEnv('PROD', true);
  beacon.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  document.head.innerHTML = '<meta name="build" content="0123456789ab">';
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  delete window.noticedErrors;
});

describe('a report', () => {
  it('names the route and the build, and the places in our files', async () => {
    const { reportError } = await load();
    const stack = [
      'TypeError: no level',
      `    at Riya (${ORIGIN}/assets/quiz-Bz3kP2x.js:1:20)`,
      `    at async ${ORIGIN}/assets/app-Bz3kP2x.js:3:4`,
      `riya@${ORIGIN}/otp?phone=9876543210:12:7`,
      '    at https://elsewhere.test/assets/x.js:1:2',
    ].join('\n');
    reportError(errorAt('no level', stack), 'error');
    expect(beacon.mock.calls[0]?.[0]).toBe('/api/client-error');
    expect(await sent()).toEqual([
      {
        kind: 'error',
        message: 'TypeError: no level',
        stack: '/assets/quiz-Bz3kP2x.js:1:20\n/assets/app-Bz3kP2x.js:3:4\ndocument:12:7',
        route: '/worksheets/:topic',
        build: '0123456789ab',
      },
    ]);
  });

  it('contains no name stored on the device and nothing that was typed', async () => {
    localStorage.setItem('childsName', JSON.stringify('Riya'));
    localStorage.setItem('username', JSON.stringify('Asha Sharma'));
    const participant = { id: 'of-the-child', standard: 'a-4th', competitions: [] };
    localStorage.setItem('competitionUser', JSON.stringify(participant));
    const { reportError } = await load();
    reportError(new Error('Riya of ASHA SHARMA as of-the-child, 98765 43210, "cat"'), 'rejection');
    reportError({ phone: '9876543210', answer: 'cat' }, 'rejection');
    reportError('see /otp?phone=9876543210', 'rejection');
    const text = JSON.stringify(await sent());
    expect((await sent()).map(({ message }) => message)).toEqual([
      'Error: <name> of <name> as <name>, <digits>, <text>',
      '[object Object]',
      'see /otp<query>',
    ]);
    for (const secret of ['Riya', 'Sharma', 'of-the-child', '98765', 'cat'])
      expect(text).not.toContain(secret);
  });

  it('is sent once for an error, and five times a page load', async () => {
    const { reportError } = await load();
    const error = new Error('the same');
    reportError(error, 'uncaught');
    reportError(error, 'error');
    expect(beacon).toHaveBeenCalledTimes(1);
    for (const letter of 'abcdefgh') reportError(new Error(letter), 'error');
    expect(beacon).toHaveBeenCalledTimes(MAX_REPORTS_PER_LOAD);
  });

  it('describes the cause of an error', async () => {
    const { reportError } = await load();
    const cause = new TypeError('no chunk');
    reportError(cause, 'part');
    reportError(new Error('', { cause }), 'caught');
    expect((await sent()).map(({ message }) => message)).toEqual(['TypeError: no chunk']);
  });

  it('omits code that is not ours', async () => {
    const { reportError, report } = await load();
    reportError(errorAt('x', 'Error: x\n    at chrome-extension://abc/content.js:1:2'), 'error');
    reportError(errorAt('x', 'x@moz-extension://abc/content.js:1:2'), 'error');
    report('error', 'Script error.', ':0:0');
    expect(beacon).not.toHaveBeenCalled();
  });

  it("falls back to fetch if the browser's queue is full, and does not retry", async () => {
    beacon.mockReturnValue(false);
    const fetch = vi.fn().mockRejectedValue(new TypeError('offline'));
    vi.stubGlobal('fetch', fetch);
    const { reportError } = await load();
    reportError(new Error('x'), 'error');
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/client-error',
      expect.objectContaining({ method: 'POST', keepalive: true }),
    );
  });

  it('never throws', async () => {
    beacon.mockImplementation(() => {
      throw new Error('blocked');
    });
    const { reportError } = await load();
    const odd = Object.defineProperty({}, 'message', {
      get: () => {
        throw new Error('odd');
      },
    });
    for (const thrown of [
      odd,
      null,
      undefined,
      7,
      Symbol('x'),
      Object.create(null),
      new Error('x'),
    ])
      expect(() => reportError(thrown, 'error')).not.toThrow();
  });
});

describe('an event', () => {
  it('of an error is reported, also without its object', async () => {
    const { handleEvent } = await load();
    handleEvent(new ErrorEvent('error', { message: 'a', error: new RangeError('too far') }));
    const place = { filename: `${ORIGIN}/assets/app-Bz3kP2x.js`, lineno: 1, colno: 9 };
    handleEvent(new ErrorEvent('error', { message: 'SyntaxError: b', ...place }));
    expect(await sent()).toMatchObject([
      { kind: 'error', message: 'RangeError: too far' },
      { kind: 'error', message: 'SyntaxError: b', stack: '/assets/app-Bz3kP2x.js:1:9' },
    ]);
  });

  it('of a rejection, a policy or a part is reported', async () => {
    const { handleEvent } = await load();
    const event = (type: string, about: object) => Object.assign(new Event(type), about);
    handleEvent(event('unhandledrejection', { reason: new Error('no reply') }));
    handleEvent(
      event('securitypolicyviolation', {
        effectiveDirective: 'img-src',
        blockedURI: 'https://elsewhere.test/riya.png?phone=9876543210',
        sourceFile: `${ORIGIN}/quiz?phone=9876543210`,
        lineNumber: 4,
        columnNumber: 2,
      }),
    );
    handleEvent(event('vite:preloadError', { payload: new Error('no chunk') }));
    const script = document.createElement('script');
    script.src = '/assets/quiz-Bz3kP2x.js';
    script.addEventListener('error', handleEvent);
    script.dispatchEvent(new Event('error'));
    for (const rel of ['modulepreload', 'stylesheet']) {
      const link = Object.assign(document.createElement('link'), { rel, href: '/assets/a.css' });
      link.addEventListener('error', handleEvent);
      link.dispatchEvent(new Event('error'));
    }
    const image = document.createElement('img');
    image.addEventListener('error', handleEvent);
    image.dispatchEvent(new Event('error'));
    expect(await sent()).toMatchObject([
      { kind: 'rejection', message: 'Error: no reply' },
      { kind: 'csp', message: 'img-src forbids elsewhere.test', stack: 'document:4:2' },
      { kind: 'part', message: 'Error: no chunk' },
      { kind: 'part', message: 'No script /assets/quiz-Bz3kP2x.js' },
      { kind: 'part', message: 'No stylesheet /assets/a.css' },
    ]);
  });
});

it('nothing is reported while developing or testing', async () => {
  vi.stubEnv('PROD', false);
  const { listenForErrors, rootOptions } = await load();
  const noticed = [new ErrorEvent('error', { error: new Error('early') })];
  window.noticedErrors = noticed;
  listenForErrors();
  window.noticedErrors?.push(new ErrorEvent('error', { error: new Error('late') }));
  expect(beacon).not.toHaveBeenCalled();
  expect(rootOptions).toEqual({});
});

describe('what is noticed', () => {
  it('errors from before the scripts ran are reported, and those after', async () => {
    const { listenForErrors } = await load();
    window.noticedErrors = [new ErrorEvent('error', { error: new Error('early') })];
    listenForErrors();
    window.noticedErrors?.push(new ErrorEvent('error', { error: new Error('late') }));
    expect((await sent()).map(({ message }) => message)).toEqual(['Error: early', 'Error: late']);
  });

  it('code that stops loading because the page is left is not reported; other errors are', async () => {
    const { listenForErrors, reportError } = await load();
    listenForErrors();
    window.dispatchEvent(new Event('beforeunload'));
    reportError(new TypeError('Importing a module script failed.'), 'part');
    reportError(new Error('a fault'), 'error');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
    reportError(new TypeError('Failed after all'), 'part');
    expect((await sent()).map(({ message }) => message)).toEqual([
      'Error: a fault',
      'TypeError: Failed after all',
    ]);
  });

  it('the same while the page reloads by itself', async () => {
    const { listenForErrors, reportError } = await load();
    const { reloadUnguarded } = await import('./reload.ts');
    listenForErrors();
    // What the browser does at a reload, which jsdom does not know.
    vi.stubGlobal('location', {
      ...window.location,
      reload: () => window.dispatchEvent(new Event('beforeunload')),
    });
    reloadUnguarded();
    reportError(new TypeError('Importing a module script failed.'), 'part');
    expect(beacon).not.toHaveBeenCalled();
  });

  it('errors caught by React are reported once and still reach the page', async () => {
    const { rootOptions, handleEvent } = await load();
    const told = vi.fn((error: Error) => handleEvent(new ErrorEvent('error', { error })));
    vi.stubGlobal('reportError', told);
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { onUncaughtError, onCaughtError, onRecoverableError } = rootOptions;
    onUncaughtError?.(new Error('a'), {});
    onCaughtError?.(new Error('b'), {});
    onRecoverableError?.(new Error('c'), {});
    expect((await sent()).map(({ kind }) => kind)).toEqual(['uncaught', 'caught', 'recoverable']);
    expect(told).toHaveBeenCalledTimes(1);
    expect(shown).toHaveBeenCalledTimes(2);
    shown.mockClear();
  });

  it('is a bug in our own code, which to a page looks like a failed call', async () => {
    await load();
    const { createQueryClient } = await import('./query-client.ts');
    const { CallError } = await import('./api.ts');
    const client = createQueryClient();
    const failing = (error: Error) => ({
      queryKey: [error.message],
      queryFn: () => Promise.reject(error),
      retry: false,
    });
    await client.fetchQuery(failing(new CallError(0, 'offline'))).catch(() => {});
    await client.fetchQuery(failing(new TypeError('x.any is not a function'))).catch(() => {});
    expect(await sent()).toMatchObject([
      { kind: 'caught', message: 'TypeError: x.any is not a function' },
    ]);
  });
});
