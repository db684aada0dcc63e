// The WhatsApp Business Cloud API: one template message per call. Codes use an authentication template, whose button
// copies the code. Our message id is sent along, so that a status can be matched to its message even if the response to
// the call was lost.

import { z } from 'zod';
import type { MessageContent } from '#domain/whatsapp/message.ts';
import type { WhatsappSettings } from '#server/config.ts';
import { parseJson } from '#server/platform/json.ts';
import { maskPersonalData } from '#server/platform/mask.ts';
import type { MessageGateway, OutgoingMessage, SendOutcome } from './message-gateway.ts';

const COUNTRY_CODE = '91';
const REQUEST_TIMEOUT_MS = 10_000;
const MAX_ERROR_LENGTH = 300;

/**
 * Meta's error codes for transient failures: too many calls or messages at a time (4, 80007, 130429, 131048, 131056),
 * and faults on their side (1, 2, 131000, 131016, 133004).
 */
const TRANSIENT_CODES = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 133004]);

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const refused = z.object({
  error: z.object({ code: z.number().optional(), message: z.string().optional() }),
});

export function createCloudApi(
  settings: WhatsappSettings,
  requestTimeoutMs: number = REQUEST_TIMEOUT_MS,
): MessageGateway {
  return {
    async send(message) {
      let status: number;
      let text: string;
      try {
        const response = await fetch(`${settings.apiUrl}/${settings.phoneNumberId}/messages`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${settings.token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify(toRequest(message, settings)),
          signal: AbortSignal.timeout(requestTimeoutMs),
        });
        status = response.status;
        text = await response.text();
      } catch (error) {
        const isTimeout = (error as Error).name === 'TimeoutError';
        return {
          ok: false,
          isFinal: false,
          reason: isTimeout ? 'no answer in time' : 'not reachable',
        };
      }
      return toOutcome(status, text);
    },
  };
}

function toRequest({ id, phone, content }: OutgoingMessage, settings: WhatsappSettings) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: `${COUNTRY_CODE}${phone}`,
    type: 'template',
    template: {
      name: content.kind === 'code' ? settings.codeTemplate : content.template,
      language: { code: settings.templateLanguage },
      components: componentsOf(content),
    },
    biz_opaque_callback_data: id,
  };
}

function componentsOf(content: MessageContent) {
  if (content.kind === 'notice') {
    return [{ type: 'body', parameters: content.parameters.map(textParameter) }];
  }
  const parameters = [textParameter(content.code)];
  return [
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ];
}

function textParameter(text: string) {
  return { type: 'text', text };
}

function toOutcome(status: number, text: string): SendOutcome {
  const body = parseJson(text);
  if (status >= 200 && status < 300) {
    const parsed = accepted.safeParse(body);
    const providerId = parsed.data?.messages[0]?.id;
    // Accepted, but the response has no message id: retrying could deliver it twice.
    return { ok: true, providerId: providerId ?? '', isDelivered: false };
  }
  const error = refused.safeParse(body).data?.error;
  const isTransient =
    status === 408 ||
    status === 429 ||
    status >= 500 ||
    (error?.code !== undefined && TRANSIENT_CODES.has(error.code));
  const reason = `${status} ${error?.code ?? ''} ${maskPersonalData(error?.message ?? '')}`;
  return { ok: false, isFinal: !isTransient, reason: reason.slice(0, MAX_ERROR_LENGTH) };
}
