// The WhatsApp webhook. Only calls whose signature matches the raw body are accepted. The response is quick, and the
// same for messages that are not ours, so that Meta does not send the call again.

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { receiveWhatsappStatus, verifyWhatsappWebhook } from '#contract/whatsapp.ts';
import type { WhatsappSettings } from '#server/config.ts';
import {
  isSignatureGenuine,
  readStatuses,
  WHATSAPP_SIGNATURE,
} from '#server/gateways/whatsapp/webhook.ts';
import { serveSigned } from '#server/platform/http/serve-signed.ts';
import { jsonOf } from '#server/platform/json.ts';
import type { MessageService } from './service.ts';

/** Meta bundles up to a thousand statuses. */
const MAX_BODY_BYTES = 3 * 1024 * 1024;

interface WhatsappRoutes {
  messages: MessageService;
  settings: WhatsappSettings | undefined;
}

export async function whatsappRoutes(
  app: FastifyInstance,
  { messages, settings }: WhatsappRoutes,
): Promise<void> {
  await serveSigned(
    app,
    verifyWhatsappWebhook,
    {
      maxBytes: MAX_BODY_BYTES,
      isGenuine: ({ query }) =>
        settings !== undefined &&
        query['hub.mode'] === 'subscribe' &&
        isSameText(query['hub.verify_token'] ?? '', settings.verifyToken),
    },
    ({ query, reply }) => {
      reply.type('text/plain; charset=utf-8');
      return query['hub.challenge'] ?? '';
    },
  );

  await serveSigned(
    app,
    receiveWhatsappStatus,
    {
      maxBytes: MAX_BODY_BYTES,
      signature: WHATSAPP_SIGNATURE,
      isGenuine: ({ rawBody, signature }) =>
        settings !== undefined && isSignatureGenuine(rawBody, signature, settings.appSecret),
    },
    async ({ rawBody }) => ({
      received: await messages.recordStatuses(readStatuses(jsonOf(rawBody))),
    }),
  );
}

function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
