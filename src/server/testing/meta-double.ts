// A local double of Meta's WhatsApp API: it listens on a real port, so that the real gateway's code is tried, and signs
// status callbacks as Meta does.

import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WhatsappSettings } from '#server/config.ts';

export interface MetaRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: what another system takes
  readonly body: any;
}

export interface MetaDouble {
  readonly settings: WhatsappSettings;
  readonly requests: MetaRequest[];
  /** How the next calls are answered, one by one; then all is well again. */
  answerWith(...answers: ((response: ServerResponse) => void)[]): void;
  /** A status callback: body and headers. */
  callback(statuses: object[]): { payload: string; headers: Record<string, string> };
  close(): Promise<void>;
}

export function answer(status: number, body: unknown) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Meta's form of an error. */
export function metaError(status: number, code: number, message = 'It did not work') {
  return answer(status, { error: { message, type: 'OAuthException', code, fbtrace_id: 'x' } });
}

export const silence = () => {};

export async function startMetaDouble(): Promise<MetaDouble> {
  const requests: MetaRequest[] = [];
  const script: ((response: ServerResponse) => void)[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
    const isFine = answer(200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: body.to, wa_id: body.to }],
      messages: [{ id: `wamid.${requests.length}`, message_status: 'accepted' }],
    });
    (script.shift() ?? isFine)(response);
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
    answerWith: (...answers) => script.push(...answers),
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
