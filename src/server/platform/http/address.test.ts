import { expect, it } from 'vitest';
import { freshPhone } from '#server/testing/parent.ts';
import { createTestApp } from '#server/testing/test-app.ts';

it.each([
  [true, '203.0.113.9', [200, 200, 429]],
  [true, undefined, [200, 200, 200]],
  [false, '203.0.113.9', [200, 200, 429]],
] as const)(
  'with a trusted proxy (%s) that adds %s, limits count %j for a caller who makes up addresses',
  async (trustProxy, added, statuses) => {
    const site = await createTestApp({ config: { trustProxy, otpSoftLimit: 2 } });
    try {
      const seen: number[] = [];
      for (const [place] of statuses.entries()) {
        const response = await site.app.inject({
          method: 'POST',
          url: '/api/user/send-otp',
          payload: { phone: freshPhone() },
          headers: {
            'x-forwarded-for': [`198.51.100.${place}`, ...(added ? [added] : [])].join(', '),
          },
        });
        seen.push(response.statusCode);
      }
      expect(seen).toEqual(statuses);
    } finally {
      await site.close();
    }
  },
);
