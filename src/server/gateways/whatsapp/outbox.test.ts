import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone } from '#server/testing/parent.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestGateway } from '#server/testing/test-gateway.ts';

let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

describe('the outbox of a development server', () => {
  it('shows a code to a test and to a person', async () => {
    const phone = freshPhone();
    await site.app.inject({ method: 'POST', url: '/api/user/send-otp', payload: { phone } });
    const read = async () =>
      (await site.app.inject({ url: '/dev/outbox.json', query: { phone: `+91${phone}` } })).json()
        .messages;
    await expect.poll(read).toHaveLength(1);
    const [message] = await read();
    expect(message).toMatchObject({ phone, code: expect.stringMatching(/^[0-9]{6}$/) });
    const page = await site.app.inject('/dev/outbox');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<h1>Outbox</h1>');
    expect(page.body).toContain(message.code);
  });

  it('shows nothing for a phone without messages, or that is none', async () => {
    for (const phone of [freshPhone(), 'x', '']) {
      const response = await site.app.inject({ url: '/dev/outbox.json', query: { phone } });
      expect(response.json()).toEqual({ messages: [] });
    }
  });

  it.each([
    ['a name of its own', { publicOrigin: 'https://grammar.example' }, {}],
    ['an address in the network', { host: '0.0.0.0' }, {}],
    ['an IPv6 address in the network', { host: '::' }, {}],
    ['a proxy', { trustProxy: true }, {}],
    ['a proxy that nobody mentioned', {}, { 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy that follows the standard', {}, { forwarded: 'for=203.0.113.9' }],
    ['a name that a foreign page had resolved to this machine', {}, { host: 'evil.example:3000' }],
  ])('shows nobody anything where the server is reached by %s', async (_way, config, headers) => {
    const open = await createTestApp({ config });
    try {
      const phone = freshPhone();
      await open.app.inject({ method: 'POST', url: '/api/user/send-otp', payload: { phone } });
      for (const url of ['/dev/outbox', '/dev/outbox.json', `/dev/outbox.json?phone=${phone}`]) {
        const response = await open.app.inject({ url, headers });
        expect([response.statusCode, response.body.includes(phone)]).toEqual([403, false]);
        expect(response.body).toContain('NODE_ENV=production');
      }
    } finally {
      await open.close();
    }
  });

  it.each(['/dev/outbox', '/dev/outbox.json'])(
    'opens at %s with the key that is printed at the start, also through a proxy',
    async (path) => {
      const [, key] = site.outbox?.address.split('?') ?? [];
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      const isOpen = async (query: string) =>
        (await site.app.inject({ url: `${path}?${query}`, headers })).statusCode;
      expect([await isOpen(key ?? ''), await isOpen('key=wrong'), await isOpen('key[]=x')]).toEqual(
        [200, 403, 403],
      );
    },
  );

  it('shows nothing through a proxy that hides itself', async () => {
    const hidden = await createTestApp();
    try {
      const address = new URL(await hidden.app.listen({ host: '127.0.0.1', port: 0 }));
      const overHttp10 = connect(Number(address.port), '127.0.0.1');
      overHttp10.write('GET /dev/outbox.json HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n');
      expect(await text(overHttp10)).toContain('HTTP/1.1 403');

      expect((await hidden.app.inject('/dev/outbox.json')).statusCode).toBe(200);
      const page = { origin: 'https://grammar.example', 'sec-fetch-site': 'same-origin' };
      const payload = { phone: freshPhone() };
      const url = '/api/user/send-otp';
      await hidden.app.inject({ method: 'POST', url, payload, headers: page });
      for (const query of ['', `?phone=${payload.phone}`]) {
        expect((await hidden.app.inject(`/dev/outbox.json${query}`)).statusCode).toBe(403);
      }
    } finally {
      await hidden.close();
    }
  });

  it('is not there where messages really leave', async () => {
    const real = await createTestApp({ gateway: createTestGateway() });
    try {
      expect((await real.app.inject('/dev/outbox.json')).statusCode).toBe(404);
      const page = await real.app.inject('/dev/outbox');
      expect(page.body).not.toContain('Outbox');
    } finally {
      await real.close();
    }
  });
});
