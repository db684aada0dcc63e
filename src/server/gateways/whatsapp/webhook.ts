// Meta's status webhooks: lists of statuses, signed with the app secret over the raw body.

import { z } from 'zod';
import { type DeliveryStatus, deliveryStatuses } from '#domain/whatsapp/message.ts';
import { isHmacOf } from '#server/platform/hmac.ts';
import { keepableText } from '#server/platform/keepable-text.ts';
import { maskPersonalData } from '#server/platform/mask.ts';

const MAX_REASON_LENGTH = 300;

export interface StatusUpdate {
  readonly providerId: string;
  /** Our own id of the message, if Meta returns it. */
  readonly messageId: string | undefined;
  readonly status: DeliveryStatus;
  readonly at: Date;
  readonly reason: string | undefined;
}

/** The header x-hub-signature-256. */
export const WHATSAPP_SIGNATURE = {
  header: 'x-hub-signature-256',
  form: /^sha256=[0-9a-f]{64}$/,
};

export function isSignatureGenuine(rawBody: Buffer, header: string, appSecret: string): boolean {
  return isHmacOf(rawBody, header.slice('sha256='.length), appSecret);
}

/** What every column can keep. */
const PRINTABLE = /^[\x21-\x7e]+$/;

const status = z.object({
  id: z.string().max(300).regex(PRINTABLE),
  status: z.string(),
  timestamp: z.string().regex(/^\d{1,12}$/),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number(), title: z.string().optional() })).optional(),
});

const notification = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({ value: z.looseObject({ statuses: z.array(z.unknown()).optional() }) }),
      ),
    }),
  ),
});

/** The statuses in a notification; anything else in it (incoming messages, new kinds) is ignored. */
export function readStatuses(body: unknown): StatusUpdate[] {
  const parsed = notification.safeParse(body);
  if (!parsed.success) return [];
  const raw = parsed.data.entry.flatMap((e) => e.changes.flatMap((c) => c.value.statuses ?? []));
  return raw.flatMap((item) => {
    const known = status.safeParse(item).data;
    if (known === undefined || !isDeliveryStatus(known.status)) return [];
    const error = known.errors?.[0];
    return {
      providerId: known.id,
      messageId: z.uuid().safeParse(known.biz_opaque_callback_data).data,
      status: known.status,
      at: new Date(Number(known.timestamp) * 1000),
      reason: error === undefined ? undefined : reasonOf(error),
    };
  });
}

/** Without personal data that the title may quote. */
function reasonOf({ code, title = '' }: { code: number; title?: string | undefined }): string {
  return `${code} ${maskPersonalData(keepableText(title))}`.trim().slice(0, MAX_REASON_LENGTH);
}

function isDeliveryStatus(text: string): text is DeliveryStatus {
  return deliveryStatuses.includes(text as DeliveryStatus);
}
