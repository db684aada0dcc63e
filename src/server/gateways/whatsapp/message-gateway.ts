// The port through which messages leave: WhatsApp in production, an outbox in development.

import type { MessageContent } from '#domain/whatsapp/message.ts';

export interface OutgoingMessage {
  /** Our own id; the statuses return it. */
  readonly id: string;
  /** Ten digits. */
  readonly phone: string;
  readonly content: MessageContent;
}

export type SendOutcome =
  | { ok: true; providerId: string; isDelivered: boolean }
  /** `isFinal`: retrying would be pointless. `reason` holds no personal data. */
  | { ok: false; isFinal: boolean; reason: string };

export interface MessageGateway {
  /** Throws only for faults of ours; any response of the provider is an outcome. */
  send(message: OutgoingMessage): Promise<SendOutcome>;
}
