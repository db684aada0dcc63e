// A local fake of Meta's WhatsApp API: it listens on a real port, so that the real gateway is tested, and signs status
// callbacks as Meta does.

import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import type { WhatsappSettings } from '#server/config.ts';

const CODE_TIMEOUT = { timeout: 40_000, interval: 20 };

export interface MetaRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: MetaMessage;
}

/** The fields of a template message that tests read. */
interface MetaMessage {
  readonly to: string;
  readonly biz_opaque_callback_data: string;
  readonly template: {
    readonly components: readonly { readonly parameters: readonly { readonly text: string }[] }[];
  };
}

/** The code in a message: the first parameter of its body. */
export function codeIn({ body }: MetaRequest): string {
  return body.template.components[0]?.parameters[0]?.text ?? '';
}

/** `accept` sends Meta's reply to an accepted message. */
export type MetaReply = (
  response: ServerResponse,
  accept: () => void,
  request: MetaRequest,
) => void;

export interface FakeMetaApi {
  readonly settings: WhatsappSettings;
  readonly requests: MetaRequest[];
  /** The requests that were accepted. */
  readonly accepted: MetaRequest[];
  /** Replies to the next calls, one by one; later calls are accepted again. */
  replyWith(...replies: MetaReply[]): void;
  /** The reply to all further calls without one from `replyWith`; null: they are accepted. */
  replyAllWith(reply: MetaReply | null): void;
  /** Our own ids of the messages that were requested, in order, and of those that were accepted. */
  messageIds(): string[];
  acceptedIds(): string[];
  /** The next accepted code for this phone (ten digits) that this function has not returned yet. */
  codeTo(phone: string): Promise<string>;
  /** A status callback: body and headers. */
  callback(statuses: object[]): { payload: string; headers: Record<string, string> };
  close(): Promise<void>;
}

export function reply(status: number, body: unknown) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** An error as Meta reports it. */
export function metaError(status: number, code: number, message = 'It did not work') {
  return reply(status, { error: { message, type: 'OAuthException', code, fbtrace_id: 'x' } });
}

export const silence = () => {};

const idOf = ({ body }: MetaRequest): string => body.biz_opaque_callback_data;

export async function startFakeMetaApi(): Promise<FakeMetaApi> {
  const requests: MetaRequest[] = [];
  const accepted: MetaRequest[] = [];
  const read = new Set<MetaRequest>();
  const script: MetaReply[] = [];
  let replyToAll: MetaReply | null = null;
  const server = createServer(async (request, response) => {
    const said = await text(request).catch(() => null);
    // The caller was killed in the middle of its request.
    if (said === null) return;
    const { authorization } = request.headers;
    if (request.method === 'GET') {
      const isKnown = authorization === `Bearer ${settings.token}`;
      (isKnown ? reply(200, { id: settings.phoneNumberId }) : metaError(401, 190))(response);
      return;
    }
    const body = JSON.parse(said);
    const received = { path: request.url ?? '', authorization, body };
    requests.push(received);
    const accept = () => {
      accepted.push(received);
      reply(200, {
        messaging_product: 'whatsapp',
        contacts: [{ input: body.to, wa_id: body.to }],
        messages: [{ id: `wamid.${requests.indexOf(received) + 1}`, message_status: 'accepted' }],
      })(response);
    };
    const respond = script.shift() ?? replyToAll ?? accept;
    respond(response, accept, received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = {
    token: 'the access token',
    phoneNumberId: '106540352242922',
    appSecret: 'the app secret',
    verifyToken: 'the verify token',
    codeTemplate: 'login_code',
    templateLanguage: 'en',
    apiUrl: `http://127.0.0.1:${port}/v23.0`,
  };
  return {
    settings,
    requests,
    accepted,
    replyWith: (...replies) => script.push(...replies),
    replyAllWith: (scripted) => {
      replyToAll = scripted;
    },
    messageIds: () => requests.map(idOf),
    acceptedIds: () => accepted.map(idOf),
    async codeTo(phone) {
      const isNew = (r: MetaRequest) => r.body.to === `91${phone}` && !read.has(r);
      const taken = await vi.waitUntil(() => accepted.find(isNew), CODE_TIMEOUT);
      read.add(taken);
      return codeIn(taken);
    },
    callback(statuses) {
      const payload = JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [
          {
            id: '0',
            changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', statuses } }],
          },
        ],
      });
      const signature = createHmac('sha256', settings.appSecret).update(payload).digest('hex');
      return {
        payload,
        headers: {
          'content-type': 'application/json',
          'x-hub-signature-256': `sha256=${signature}`,
        },
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
