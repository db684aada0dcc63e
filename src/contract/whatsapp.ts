// The webhooks by which WhatsApp reports the status of a message (Meta's Cloud API).

import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const verifyWhatsappWebhook = defineEndpoint({
  method: 'GET',
  path: '/api/whatsapp/webhook',
  summary: 'Answers the challenge by which Meta checks that this address is ours',
  access: 'signed',
  query: z.looseObject({
    'hub.mode': z.string().max(50).optional(),
    'hub.verify_token': z.string().max(500).optional(),
    'hub.challenge': z.string().max(500).optional(),
  }),
  response: z.string(),
});

export const receiveWhatsappStatus = defineEndpoint({
  method: 'POST',
  path: '/api/whatsapp/webhook',
  summary: 'Takes message statuses, signed over the raw body (x-hub-signature-256)',
  access: 'signed',
  body: z.unknown(),
  response: z.object({ received: z.int() }),
});
