import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { count, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCloudApi } from '#server/gateways/whatsapp/cloud-api.ts';
import { type FakeMetaApi, startFakeMetaApi } from '#server/testing/fake-meta-api.ts';
import { freshPhone } from '#server/testing/parent.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { message } from './tables.ts';

const WEBHOOK = '/api/whatsapp/webhook';
let meta: FakeMetaApi;
let site: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  meta = await startFakeMetaApi();
  const gateway = createCloudApi(meta.settings);
  site = await createTestApp({ gateway, config: { whatsapp: meta.settings } });
});
afterAll(async () => {
  await site.close();
  await meta.close();
});

const receive = (callback: { payload: string; headers: Record<string, string> }) =>
  site.app.inject({ method: 'POST', url: WEBHOOK, ...callback });

/** Sends a code through the whole server to the double; the page's view of it, and Meta's. */
async function sendCode() {
  const phone = freshPhone();
  const before = meta.requests.length;
  const sent = await site.app.inject({
    method: 'POST',
    url: '/api/user/send-otp',
    payload: { phone },
  });
  const state = async () =>
    (await site.app.inject(`/api/user/otp/${sent.json().delivery}`)).json().state;
  await expect.poll(state).toBe('sent');
  const request = meta.requests[before];
  if (request === undefined) throw new Error('no message was requested');
  const status = (name: string, more: object = {}) => ({
    id: `wamid.${before + 1}`,
    status: name,
    timestamp: '1795255200',
    recipient_id: `91${phone}`,
    ...more,
  });
  return { phone, state, status, request };
}

/** With all fields that Meta sends. */
function deliveredStatus(ourId: string) {
  return {
    id: `wamid.HBgMOTE5ODc2NTQzMjEwFQIAERgS${ourId}`,
    status: 'delivered',
    timestamp: '1795255200',
    recipient_id: '919876543210',
    conversation: {
      id: 'a5d0c4b1f2e34b0f8c6d7e8f90a1b2c3',
      expiration_timestamp: '1795341600',
      origin: { type: 'utility' },
    },
    pricing: { billable: true, pricing_model: 'PMP', category: 'utility', type: 'regular' },
    biz_opaque_callback_data: ourId,
  };
}

describe('the verification of the webhook', () => {
  const verify = (token: string, mode = 'subscribe') =>
    site.app.inject({
      url: WEBHOOK,
      query: { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': '1158201444' },
    });

  it('returns the challenge to a caller that knows the token', async () => {
    const response = await verify(meta.settings.verifyToken);
    expect([response.statusCode, response.body]).toEqual([200, '1158201444']);
    expect(response.headers['content-type']).toContain('text/plain');
  });

  it('refuses who does not', async () => {
    expect((await verify('the verify tokem')).statusCode).toBe(401);
    expect((await verify('')).statusCode).toBe(401);
    expect((await verify(meta.settings.verifyToken, 'unsubscribe')).statusCode).toBe(401);
  });
});

describe('a status', () => {
  it('makes a code delivered, and later ones in any order do not take that back', async () => {
    const code = await sendCode();
    expect(code.request.body.to).toBe(`91${code.phone}`);
    expect((await receive(meta.callback([code.status('delivered')]))).json()).toEqual({
      received: 1,
    });
    expect(await code.state()).toBe('delivered');
    for (const late of ['sent', 'read', 'delivered', 'failed', 'sent']) {
      expect((await receive(meta.callback([code.status(late)]))).statusCode).toBe(200);
      expect(await code.state()).toBe('delivered');
    }
  });

  it('makes a code failed, and the page learns it', async () => {
    const code = await sendCode();
    const errors = [{ code: 131026, title: 'Message undeliverable' }];
    await receive(meta.callback([code.status('failed', { errors })]));
    expect(await code.state()).toBe('failed');
  });

  it('is kept without the number that its error quotes', async () => {
    const code = await sendCode();
    const quoted = `+91 ${code.phone.slice(0, 5)} ${code.phone.slice(5)}`;
    const errors = [{ code: 131026, title: `Message to ${quoted} undeliverable` }];
    await receive(meta.callback([code.status('failed', { errors })]));
    const message = await site.services.messages.find(code.request.body.biz_opaque_callback_data);
    expect(message?.reason).toBe('131026 Message to … undeliverable');
  });

  it('finds its message by our own id, if the response with theirs was lost', async () => {
    const code = await sendCode();
    const ours = code.request.body.biz_opaque_callback_data;
    const status = {
      ...code.status('delivered'),
      id: 'wamid.never-seen',
      biz_opaque_callback_data: ours,
    };
    await receive(meta.callback([status]));
    expect(await code.state()).toBe('delivered');
  });

  it('is kept without what no table keeps', async () => {
    const code = await sendCode();
    const errors = [{ code: 131026, title: 'Not\0 \ud800deliverable' }];
    const response = await receive(meta.callback([code.status('failed', { errors })]));
    expect([response.statusCode, response.json()]).toEqual([200, { received: 1 }]);
    const odd = [{ ...code.status('read'), id: 'wamid.\0' }];
    expect((await receive(meta.callback(odd))).json()).toEqual({ received: 0 });
  });

  it('without a signature is refused before its body is read', async () => {
    const address = new URL(await site.app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(address.port), '127.0.0.1');
    socket.write(
      `POST ${WEBHOOK} HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\n\r\n`,
    );
    const [reply] = (await once(socket, 'data')) as [Buffer];
    expect(reply.toString()).toContain('HTTP/1.1 401');
    socket.destroy();
  });

  it.each([
    ['a message that is not ours', [{ id: 'wamid.foreign', status: 'read', timestamp: '1' }]],
    ['a kind that is new', [{ id: 'wamid.1', status: 'danced', timestamp: '1' }]],
    ['a form that is new', [{ hello: 'world' }, null, 7]],
    ['nothing', []],
  ])('about %s is taken and passed over', async (_name, statuses) => {
    const response = await receive(meta.callback(statuses as object[]));
    expect([response.statusCode, response.json()]).toEqual([200, { received: 0 }]);
  });

  it('comes with up to a thousand others in one call, and all are kept in one transaction', async () => {
    const ids = Array.from({ length: 1_000 }, () => randomUUID());
    const at = new Date();
    const sent = {
      kind: 'notice',
      state: 'sent',
      createdAt: at,
      changedAt: at,
      expiresAt: at,
    } as const;
    await site.db.insert(message).values(ids.map((id) => ({ id, phone: freshPhone(), ...sent })));
    const callback = meta.callback(ids.map((id) => deliveredStatus(id)));
    const response = await receive(callback);
    expect([response.statusCode, response.json()]).toEqual([200, { received: ids.length }]);
    const kept = await site.db
      .select({ state: message.state, transaction: sql`xmin::text`, messages: count() })
      .from(message)
      .where(inArray(message.id, ids))
      .groupBy(message.state, sql`xmin::text`);
    expect(kept).toMatchObject([{ state: 'delivered', messages: ids.length }]);
  });

  it('counts only with a signature over these very bytes', async () => {
    const code = await sendCode();
    const genuine = meta.callback([code.status('delivered')]);
    const wrong = [
      { ...genuine, payload: `${genuine.payload} ` },
      { ...genuine, headers: { 'content-type': 'application/json' } },
      {
        ...genuine,
        headers: { ...genuine.headers, 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` },
      },
      { ...genuine, headers: { ...genuine.headers, 'x-hub-signature-256': 'sha1=x' } },
    ];
    for (const callback of wrong) expect((await receive(callback)).statusCode).toBe(401);
    expect(await code.state()).toBe('sent');
  });
});
