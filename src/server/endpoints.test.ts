// Walks all endpoints of the contract: each is served once, and what it says about access is true.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '#contract/all.ts';
import { createTestApp } from '#server/testing/test-app.ts';

let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('the contract', () => {
  it('names every call once', () => {
    const names = allEndpoints.map(name);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(allEndpoints.map((endpoint) => [name(endpoint), endpoint] as const))(
    '%s is served',
    (_name, { method, path }) => {
      expect(site.app.hasRoute({ method, url: path })).toBe(true);
    },
  );

  const guarded = allEndpoints.filter(({ access }) => !['public', 'viewer'].includes(access));
  it.each(guarded.map((endpoint) => [name(endpoint), endpoint] as const))(
    '%s answers 401 to whoever brings nothing, and to a made-up token',
    async (_name, { method, path }) => {
      const url = path.replace(/:\w+/g, crypto.randomUUID());
      for (const headers of [
        {},
        { authorization: 'Bearer made.up.token' },
        { authorization: 'Basic eA==' },
      ]) {
        const response = await site.app.inject({
          method,
          url,
          headers,
          ...(method === 'GET' ? {} : { payload: {} }),
        });
        expect(response.statusCode).toBe(401);
        expect(response.json()).toMatchObject({ data: null, error: { name: 'UnauthorizedError' } });
      }
    },
  );
});
