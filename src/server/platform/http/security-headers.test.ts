import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

it.each(['/', '/login', '/account', '/api/nothing-here'])(
  '%s can not be framed by another site, nor run its scripts',
  async (path) => {
    const { headers } = await site.app.inject(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("'unsafe-inline'");
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

it.each(['/api/topics', '/api/user/challenge', '/api/levels/none'])(
  '%s is a reply that no browser shows or runs as anything else',
  async (path) => {
    const { headers } = await site.app.inject(path);
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  },
);

it.each([
  '/%0d%0aX-Planted:%20yes',
  '/signup?src=x%0d%0aX-Planted:%20yes',
  '/api/levels/x%0d%0aX-Planted:%20yes',
  '/api/topics?filters[category][$eq]=x%0d%0aX-Planted:%20yes',
  '/api/user/otp/x%0d%0aX-Planted:%20yes',
])('%s plants no header in the response', async (url) => {
  const forwarded = { 'x-forwarded-host': 'evil.example' };
  const response = await site.app.inject({ url, headers: forwarded });
  expect(response.headers).not.toHaveProperty('x-planted');
  expect(JSON.stringify(response.headers)).not.toMatch(/X-Planted|evil\.example/);
  expect(response.statusCode).toBeLessThan(500);
});

it.each(['/', '/favicon.svg', '/api/health', '/api/words', '/api/words', '/api/user/account'])(
  'in production browsers ask for %s over HTTPS alone',
  async (path) => {
    const production = await createTestApp({ config: { isProduction: true } });
    const address = await production.app.listen({ port: 0 });
    const { headers } = await fetch(`${address}${path}`);
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    await production.close();
  },
);
