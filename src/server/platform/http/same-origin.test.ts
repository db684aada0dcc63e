import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const SITE = 'https://grammar.example';

/** Whether a call that acts on the cookie alone was taken for one of our own pages. */
async function isTakenForOwn(publicOrigin: string | undefined, headers: Record<string, string>) {
  const site = await createTestApp({ config: { trustProxy: true, publicOrigin } });
  try {
    const response = await site.app.inject({ method: 'POST', url: '/api/user/refresh', headers });
    // Without a cookie an own page is only told that its session has ended.
    return response.statusCode !== 403;
  } finally {
    await site.close();
  }
}

it.each([
  [undefined, { host: 'grammar.example', origin: SITE }, true],
  [undefined, { host: 'grammar.example', origin: 'https://evil.example' }, false],
  [
    undefined,
    {
      host: 'grammar.example',
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '203.0.113.9',
    },
    false,
  ],
  [SITE, { host: 'backend:3000', origin: SITE }, true],
  [SITE, { host: 'evil.example', origin: 'https://evil.example' }, false],
  [SITE, { host: 'grammar.example', origin: 'http://grammar.example' }, false],
] as const)(
  'with PUBLIC_ORIGIN %s a call with %j is one of our own pages: %s',
  async (origin, headers, isOwn) => {
    expect(await isTakenForOwn(origin, headers)).toBe(isOwn);
  },
);
