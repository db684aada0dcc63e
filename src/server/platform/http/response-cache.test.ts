import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CachedResponse } from './cached-response.ts';
import { type Admission, ResponseCache } from './response-cache.ts';

const forEveryone: Admission = { variantOf: () => '' };

/** Builds replies that say how often they were built. */
function createBuilds(size = 0) {
  const counts = new Map<string, number>();
  return {
    of: (name: string) => counts.get(name) ?? 0,
    build: (name: string) => async () => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      await new Promise(setImmediate);
      const body = { name, count, filling: 'x'.repeat(size) };
      return { response: await CachedResponse.of(body, {}), isForEveryone: true };
    },
  };
}

describe('a response', () => {
  it('is built once, however many wait for it', async () => {
    const cache = new ResponseCache();
    const builds = createBuilds();
    const waiting = Array.from({ length: 50 }, () =>
      cache.get('topics', '', ['quiz'], builds.build('topics')),
    );
    const [first, ...others] = await Promise.all(waiting);
    expect(others.every((built) => built.response === first?.response)).toBe(true);
    await cache.get('topics', '', ['quiz'], builds.build('topics'));
    expect(builds.of('topics')).toBe(1);
  });

  it('is built again after a build that failed', async () => {
    const cache = new ResponseCache();
    const builds = createBuilds();
    const failing = () =>
      cache.get('topics', '', ['quiz'], () => Promise.reject(new Error('away')));
    await expect(Promise.all([failing(), failing()])).rejects.toThrow('away');
    await cache.get('topics', '', ['quiz'], builds.build('topics'));
    expect(builds.of('topics')).toBe(1);
  });

  it('is dropped when one of its collections changes, and no other', async () => {
    const cache = new ResponseCache();
    const builds = createBuilds();
    const readAll = async () => {
      await cache.get('topics', '', ['quiz'], builds.build('topics'));
      await cache.get('words', '', ['words'], builds.build('words'));
      await cache.get('both', '', ['quiz', 'words'], builds.build('both'));
      return ['topics', 'words', 'both'].map(builds.of);
    };
    expect(await readAll()).toEqual([1, 1, 1]);
    cache.invalidate('words');
    expect(await readAll()).toEqual([1, 2, 2]);
    cache.invalidate('no such collection');
    expect(await readAll()).toEqual([1, 2, 2]);
    cache.invalidate();
    expect(await readAll()).toEqual([2, 3, 3]);
  });

  it('is not kept where its collection changed while it was built', async () => {
    const cache = new ResponseCache();
    const builds = createBuilds();
    const early = cache.get('topics', '', ['quiz'], builds.build('topics'));
    cache.invalidate('quiz');
    const late = cache.get('topics', '', ['quiz'], builds.build('topics'));
    expect((await early).response).not.toBe((await late).response);
    const kept = await cache.get('topics', '', ['quiz'], builds.build('topics'));
    expect(kept.response).toBe((await late).response);
    expect(builds.of('topics')).toBe(2);
  });

  it('makes room by size, the least recently used first', async () => {
    const cache = new ResponseCache(100_000);
    const builds = createBuilds(10_000);
    const read = (name: string) => cache.get(name, '', ['quiz'], builds.build(name));
    for (let number = 0; number < 30; number += 1) {
      await read('often read');
      await read(`page ${number}`);
    }
    await read('page 0');
    expect(builds.of('often read')).toBe(1);
    expect(builds.of('page 0')).toBe(2);
  });
});

describe('before routing', () => {
  const closings: (() => void)[] = [];
  afterEach(() => {
    for (const close of closings.splice(0)) close();
  });

  /** Where the cache does not respond, `routed` is. */
  async function listen(cache: ResponseCache): Promise<(path: string) => Promise<string>> {
    const server = createServer(async (request, response) => {
      if (!(await cache.respond(request, response))) response.end('routed');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closings.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    return async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  }

  it('a flood of spellings evicts no response and no URL that is in use', async () => {
    const cache = new ResponseCache();
    const read = await listen(cache);
    await cache.get('topics', '', ['quiz'], createBuilds().build('topics'));
    cache.rememberUrl('/topics', 'topics', forEveryone);
    for (let number = 0; number < 20_000; number += 1) {
      cache.rememberUrl(`/topics?${number}`, 'topics', forEveryone);
      if (number % 1_000 === 0) expect(await read('/topics')).toContain('"count":1');
    }
    expect(await read('/topics')).toContain('"count":1');
    expect(await read('/topics?1')).toBe('routed');
    expect(await read('/topics?19999')).toContain('"count":1');
  });

  it('a URL is known by what it means: not after its response is dropped, again once it is built', async () => {
    const cache = new ResponseCache();
    const read = await listen(cache);
    const builds = createBuilds();
    cache.rememberUrl('/topics', 'topics', forEveryone);
    expect(await read('/topics')).toBe('routed');
    await cache.get('topics', '', ['quiz'], builds.build('topics'));
    expect(await read('/topics')).toContain('"count":1');
    cache.invalidate('quiz');
    expect(await read('/topics')).toBe('routed');
    await cache.get('topics', '', ['quiz'], builds.build('topics'));
    expect(await read('/topics')).toContain('"count":2');
  });
});
