// Request lines that no browser sends, over raw sockets: the server neither fails nor hangs.

import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const LINES = 4_000;
const AT_ONCE = 20;
const SEED = 7;
const SOCKET_TIMEOUT_MS = 20_000;

let site: Awaited<ReturnType<typeof createTestApp>>;
let port: number;

beforeAll(async () => {
  site = await createTestApp();
  port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => site.close());

/** The status of the response to a request line; 0 where the connection is closed without one. */
async function statusOf(line: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.setTimeout(SOCKET_TIMEOUT_MS, () => socket.destroy());
  socket.write(
    Buffer.from(`${line} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`, 'latin1'),
  );
  const response = await text(socket).catch(() => '');
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
}

describe('a page address', () => {
  it.each([
    ['GET //', 200],
    ['GET ///', 200],
    ['GET /\\', 404],
    ['GET //[', 404],
    ['GET //quiz/topics', 200],
    ['GET //a:b@c:d/', 404],
    ['HEAD //', 200],
    ['GET /?x=//', 200],
    ['GET /%', 400],
    ['GET /%ff', 400],
    ['POST //', 404],
    ['GET //missing.js', 404],
    ['GET http://[', 400],
    ['OPTIONS *', 404],
  ])('%s is %i', async (line, status) => {
    expect(await statusOf(line)).toBe(status);
  });
});

it(`none of ${LINES} odd request lines makes the server fail`, async () => {
  const odd = fc.oneof(
    fc.constantFrom(
      ...['/', '//', '\\', '..', '.', '%', '%2f', '%5c', '%00', '%ff', '%e0%a4%a', '?', '#', '&'],
      ...['=', '[', ']', '[$eq]', '@', ':', ';', '*', '~', '|', '^', '{', '}', '"', '<', '`', '\t'],
    ),
    fc.constantFrom('api', 'topics', 'levels', 'words', 'quiz', 'user', 'assets', 'index.html'),
    fc.constantFrom('filters', 'pagination', 'sort', 'populate', '__proto__', 'toString', '99999'),
    fc.string({ maxLength: 6 }).map((s) => s.replace(/[\r\n ]/g, '')),
    fc.string({ unit: 'binary', maxLength: 3 }).map((s) => s.replace(/[\r\n ]/g, '')),
  );
  const path = fc.array(odd, { maxLength: 10 }).map((parts) => parts.join(''));
  const start = fc.constantFrom(
    '/',
    '//',
    '/\\',
    '/api/',
    '/api/topics',
    '/api/levels/',
    'http://',
    '',
  );
  const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'PATCH');
  const line = fc.tuple(method, start, path).map(([m, s, p]) => `${m} ${s}${p}`);
  const lines = fc.sample(line, { numRuns: LINES, seed: SEED });

  const failed: string[] = [];
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const batch = lines.slice(from, from + AT_ONCE);
    const statuses = await Promise.all(batch.map(statusOf));
    const isFailure = (status = 0) => status === 0 || status >= 500;
    failed.push(...batch.filter((_, place) => isFailure(statuses[place])));
  }
  expect(failed).toEqual([]);
  expect(await statusOf('GET /api/maintenance')).toBe(200);
});
