// A message to a phone and what became of it. Invariant: a message is handed to the gateway by one claim at a time, and
// one whose outcome is not known is never handed over again by itself (decision 16).

import { z } from 'zod';

/** What is sent: a one-time code, or a text that stands in a template with its gaps filled. */
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
 * - `queued`: waits for its (next) try.
 * - `sending`: handed over now; left behind by a crash it becomes `unknown`.
 * - `unknown`: may or may not have gone out.
 * - `failed`: refused for good, or out of tries.
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

/** What the provider tells afterwards, in any order and more than once. */
export const deliveryStatuses = ['sent', 'delivered', 'read', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** A status only counts when it is further along: what was read does not become "sent" by a late notice. */
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

/** Those that an operator looks at and may send again. */
export const deadStates = [
  'failed',
  'unknown',
  'expired',
] as const satisfies readonly MessageState[];
