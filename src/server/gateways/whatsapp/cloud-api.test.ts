import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakeMetaApi,
  type MetaReply,
  metaError,
  reply,
  silence,
  startFakeMetaApi,
} from '#server/testing/fake-meta-api.ts';
import { createCloudApi } from './cloud-api.ts';
import type { MessageGateway } from './message-gateway.ts';

const REQUEST_TIMEOUT_MS = 200;
let meta: FakeMetaApi;
let gateway: MessageGateway;

beforeAll(async () => {
  meta = await startFakeMetaApi();
  gateway = createCloudApi(meta.settings, REQUEST_TIMEOUT_MS);
});
afterAll(() => meta.close());
beforeEach(() => {
  meta.requests.length = 0;
});

const id = randomUUID();
const sendCode = () =>
  gateway.send({ id, phone: '9876543210', content: { kind: 'code', code: '042042' } });

describe('the WhatsApp gateway', () => {
  it('sends a code by the authentication template, with the button that copies it', async () => {
    expect(await sendCode()).toEqual({ ok: true, providerId: 'wamid.1', isDelivered: false });
    expect(meta.requests).toEqual([
      {
        path: '/v23.0/106540352242922/messages',
        authorization: 'Bearer the access token',
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: '919876543210',
          type: 'template',
          template: {
            name: 'login_code',
            language: { code: 'en' },
            components: [
              { type: 'body', parameters: [{ type: 'text', text: '042042' }] },
              {
                type: 'button',
                sub_type: 'url',
                index: '0',
                parameters: [{ type: 'text', text: '042042' }],
              },
            ],
          },
          biz_opaque_callback_data: id,
        },
      },
    ]);
  });

  it('sends a notice by its own template', async () => {
    const content = { kind: 'notice', template: 'result', parameters: ['Meera', '28'] } as const;
    await gateway.send({ id, phone: '9876543210', content });
    expect(meta.requests[0]?.body.template).toMatchObject({
      name: 'result',
      components: [{ type: 'body', parameters: [{ text: 'Meera' }, { text: '28' }] }],
    });
  });

  it.each([
    ['a template that is not there', metaError(404, 132001)],
    ['a wrong parameter', metaError(400, 100)],
    ['a token that is over', metaError(401, 190)],
    ['a number that has no WhatsApp', metaError(400, 131026)],
    ['an error that is no JSON', reply(403, '<html>no</html>')],
  ])('gives up on %s', async (_name, response) => {
    meta.replyWith(response);
    expect(await sendCode()).toMatchObject({ ok: false, isFinal: true });
  });

  it.each<[string, MetaReply]>([
    ['a rate limit', metaError(429, 130429)],
    ['a rate limit that comes as a bad request', metaError(400, 131056)],
    ['an error on their side', metaError(500, 131000)],
    ['a gateway in between', reply(502, '<html>Bad gateway</html>')],
    ['a service that is away', metaError(503, 131016)],
    ['a connection that breaks', (response) => response.destroy()],
  ])('tries later after %s', async (_name, response) => {
    meta.replyWith(response);
    expect(await sendCode()).toMatchObject({ ok: false, isFinal: false });
  });

  it('retries later if no response comes in time', async () => {
    meta.replyWith(silence);
    expect(await sendCode()).toEqual({ ok: false, isFinal: false, reason: 'no answer in time' });
  });

  it('tries later when nothing listens there', async () => {
    const away = createCloudApi(
      { ...meta.settings, apiUrl: 'http://127.0.0.1:1' },
      REQUEST_TIMEOUT_MS,
    );
    const content = { kind: 'code', code: '1' } as const;
    expect(await away.send({ id, phone: '9876543210', content })).toMatchObject({ isFinal: false });
  });

  it('takes an accepted message without a number as sent, or it would go out twice', async () => {
    meta.replyWith(reply(200, 'fine'));
    expect(await sendCode()).toMatchObject({ ok: true });
  });

  it.each([
    '919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '(+91) 9876.543210',
    '९८७६५४३२१०',
  ])('tells a reason without the number of the recipient (%s)', async (number) => {
    meta.replyWith(metaError(400, 131030, `Recipient ${number} is not in the list`));
    const reason = '400 131030 Recipient … is not in the list';
    expect(await sendCode()).toEqual({ ok: false, isFinal: true, reason });
  });
});
