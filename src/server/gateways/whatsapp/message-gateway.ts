// The port through which messages leave: WhatsApp in production, an outbox in development.

import type { MessageContent } from '#domain/whatsapp/message.ts';

export interface OutgoingMessage {
  /** Ours; comes back in the statuses. */
  readonly id: string;
  /** Ten digits. */
  readonly phone: string;
  readonly content: MessageContent;
}

export type SendOutcome =
  | { ok: true; providerId: string; isDelivered: boolean }
  /** `isFinal`: a retry would be in vain. `reason` holds no personal data. */
  | { ok: false; isFinal: boolean; reason: string };

export interface MessageGateway {
  /** Throws only for faults of ours; whatever the provider answers is an outcome. */
  send(message: OutgoingMessage): Promise<SendOutcome>;
}
