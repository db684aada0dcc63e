// A message to a phone and its state. Invariant: one claim at a time hands a message to the gateway, and one
// whose outcome is unknown is never resent automatically (decision 16).

import { z } from 'zod';

/** The content of a message: a one-time code, or a template with its placeholders filled. */
export const messageContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('code'), code: z.string() }),
  z.object({
    kind: z.literal('notice'),
    template: z.string(),
    parameters: z.array(z.string()).readonly(),
  }),
]);

export type MessageContent = z.infer<typeof messageContent>;
export type MessageKind = MessageContent['kind'];

/**
 * - `queued`: waiting for its first or next try.
 * - `sending`: in flight; a message that a crash leaves behind becomes `unknown`.
 * - `unknown`: may or may not have been sent.
 * - `failed`: rejected for good, or out of tries.
 * - `expired`: its time passed before it could be sent.
 */
export const messageStates = [
  'queued',
  'sending',
  'unknown',
  'sent',
  'failed',
  'expired',
  'delivered',
  'read',
] as const;
export type MessageState = (typeof messageStates)[number];

/** The statuses that the provider reports later, in any order and possibly more than once. */
export const deliveryStatuses = ['sent', 'delivered', 'read', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** A status only counts if it is further along: a late "sent" does not replace "read". */
const progress: Record<MessageState, number> = {
  queued: 0,
  sending: 0,
  expired: 0,
  unknown: 0,
  sent: 1,
  failed: 2,
  delivered: 3,
  read: 4,
};

export function applyStatus(state: MessageState, status: DeliveryStatus): MessageState {
  return progress[status] > progress[state] ? status : state;
}

/** The states that an operator reviews and may resend. */
export const deadStates = [
  'failed',
  'unknown',
  'expired',
] as const satisfies readonly MessageState[];
