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

it.each([
  [
    'one address with a port each time',
    ['203.0.113.9:1001', '203.0.113.9:1002', '203.0.113.9:1003'],
  ],
  [
    'one IPv4 address written as IPv6',
    ['::ffff:203.0.113.9', '203.0.113.9', '[::ffff:cb00:7109]:7'],
  ],
  ['one IPv6 network', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '[2001:DB8:1:2:0:0:0:3]:443']],
])('limits count %s as one caller', async (_what, addresses) => {
  const site = await createTestApp({ config: { trustProxy: true, otpSoftLimit: 2 } });
  try {
    const seen: number[] = [];
    for (const address of addresses) {
      const response = await site.app.inject({
        method: 'POST',
        url: '/api/user/send-otp',
        payload: { phone: freshPhone() },
        headers: { 'x-forwarded-for': address },
      });
      seen.push(response.statusCode);
    }
    expect(seen).toEqual([200, 200, 429]);
  } finally {
    await site.close();
  }
});
