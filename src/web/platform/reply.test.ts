// @vitest-environment jsdom
// Which replies count as our server's, and how long a call waits for one.

import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BUILD_HEADER } from '#domain/site/build.ts';
import { call, callPublic, setTokenProvider } from './api.ts';
import { callForFile } from './call-for-file.ts';
import { download } from './download.ts';

const PORTAL = '<h1>Welcome to Free WiFi</h1>';
const LIMIT_MS = 11_000;
const OWN = ['/api/thing', '/api/file', '/file'];

let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setTokenProvider(null);
});

type Server = (init: RequestInit) => Response | Promise<Response>;

function serve(server: Server): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    // Retries of an earlier test may still be running.
    if (!OWN.includes(path)) throw new TypeError('not reachable');
    asked += 1;
    const response = await server(init);
    if (!strangers.has(response)) response.headers.set(BUILD_HEADER, 'one');
    return response;
  });
}

const refusal = (status: number, name: string, reason = 'some-reason') => {
  const error = { status, name, message: 'no', details: { reason } };
  return Response.json({ data: null, message: 'no', error }, { status });
};

/** Replies that are not our server's. */
const strangers = new WeakSet<Response>();

function foreign(response: Response): Response {
  strangers.add(response);
  return response;
}

/** Never replies, but honours the signal as fetch does. */
const silence: Server = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** The call's error, and the time it took. */
async function failure(calling: Promise<unknown>) {
  const since = Date.now();
  const ended = calling.then(
    () => ({ error: null, ms: Date.now() - since }),
    (error: unknown) => ({ error, ms: Date.now() - since }),
  );
  await vi.runAllTimersAsync();
  return ended;
}

const post = () => callPublic('POST', '/api/thing', { body: {} });
const get = () => callPublic('GET', '/api/thing');

const lies: [string, Server][] = [
  ['a captive portal', () => foreign(new Response(PORTAL))],
  ['JSON of something else', () => foreign(Response.json({ message: 'fine' }))],
  ...[401, 403, 404, 502, 503].map((status): [string, Server] => [
    `a proxy's ${status}`,
    () => foreign(new Response(PORTAL, { status })),
  ]),
  ["a proxy's error in our shape", () => foreign(refusal(401, 'UnauthorizedError'))],
  ['our error, cut', () => new Response('{"data":null,"mess', { status: 401 })],
  ['an error that is not in our shape', () => Response.json({ message: 'no' }, { status: 404 })],
  ['our reply, cut', () => new Response('{"data":[1,')],
  ['a reset', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['silence', silence],
];

describe.each(lies)('%s', (_, lie) => {
  it.each([
    ['a call', post],
    ['a file', () => callForFile('POST', '/api/file')],
  ])('is the network: %s', async (what, run) => {
    // Without its length, a truncated file looks like a whole one.
    if (_ === 'our reply, cut' && what === 'a file') return;
    serve(lie);
    expect((await failure(run())).error).toMatchObject({ status: 0, details: {}, message: '' });
    expect(asked).toBe(1);
  });

  it('is retried for a read, which fails within the limit', async () => {
    serve(lie);
    const { error, ms } = await failure(get());
    expect(error).toMatchObject({ status: 0 });
    expect(ms).toBeLessThanOrEqual(LIMIT_MS);
    if (lie !== silence) expect(asked).toBe(3);
  });
});

it("our server's refusal is final", async () => {
  serve(() => refusal(404, 'NotFoundError'));
  const { error } = await failure(get());
  expect(error).toMatchObject({
    status: 404,
    refusal: 'NotFoundError',
    details: { reason: 'some-reason' },
  });
  expect(asked).toBe(1);
});

it('a single failure goes unnoticed', async () => {
  serve(() => (asked === 1 ? refusal(503, 'ServiceUnavailableError') : Response.json({ ok: 1 })));
  const calling = get();
  await vi.runAllTimersAsync();
  expect(await calling).toEqual({ ok: 1 });
});

it('a server that is still busy with others of the same network is asked again', async () => {
  serve(() =>
    asked === 1 ? refusal(429, 'RateLimitError', 'still-busy') : Response.json({ ok: 1 }),
  );
  const calling = get();
  await vi.runAllTimersAsync();
  expect(await calling).toEqual({ ok: 1 });
});

it('no call follows a redirect', async () => {
  let redirect: RequestRedirect | undefined;
  serve((init) => {
    redirect = init.redirect;
    return Response.json({});
  });
  await post();
  expect(redirect).toBe('error');
});

it('the renewal of a token counts towards the limit', async () => {
  serve(silence);
  setTokenProvider(() => new Promise(() => undefined));
  expect((await failure(call('GET', '/api/thing'))).ms).toBe(LIMIT_MS);
});

it('a call aborted by its caller ends at once', async () => {
  serve(silence);
  const controller = new AbortController();
  const calling = failure(callPublic('GET', '/api/thing', { signal: controller.signal }));
  controller.abort();
  expect((await calling).ms).toBe(0);
});

describe('a file', () => {
  /** Sends a part every `everyMs`; `length` is the value of the header. */
  function sendSlowly({ parts = 5, everyMs = 10_000, length = 5, ends = true }): void {
    serve(() => {
      const body = new ReadableStream<Uint8Array>({
        async start(stream) {
          for (let part = 0; part < parts; part += 1) {
            await new Promise((resolve) => setTimeout(resolve, everyMs));
            stream.enqueue(new Uint8Array(1));
          }
          if (ends) stream.close();
        },
      });
      return new Response(body, { headers: { 'content-length': String(length) } });
    });
  }
  const ways: [string, () => Promise<Blob>][] = [
    ['called for', () => callForFile('GET', '/api/file')],
    [
      'downloaded',
      () =>
        download('/file', { signal: new AbortController().signal, onProgress: () => undefined }),
    ],
  ];

  it.each(ways)('may take as long as it likes while something arrives: %s', async (_, run) => {
    sendSlowly({});
    const reading = run();
    await vi.runAllTimersAsync();
    expect((await reading).size).toBe(5);
  });

  it.each(ways)('fails when nothing arrives any more: %s', async (_, run) => {
    sendSlowly({ parts: 2, everyMs: 1_000, ends: false });
    const { error, ms } = await failure(run());
    expect(error).toMatchObject({ status: 0 });
    expect(ms).toBe(2_000 + LIMIT_MS);
  });

  it.each(ways)('that is cut fails: %s', async (_, run) => {
    sendSlowly({ length: 9, everyMs: 10 });
    expect((await failure(run())).error).toMatchObject({ status: 0 });
  });

  it('aborted by its reader rejects with the reason', async () => {
    serve(silence);
    const controller = new AbortController();
    onTestFinished(() => controller.abort());
    const onProgress = () => undefined;
    const loading = failure(download('/file', { signal: controller.signal, onProgress }));
    controller.abort('no longer wanted');
    expect((await loading).error).toBe('no longer wanted');
  });
});
