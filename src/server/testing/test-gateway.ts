// The outside world of messages, for tests: it takes them, gives the answers it was told to, and hands a test the next
// code to a phone as soon as it is there.

import type {
  MessageGateway,
  OutgoingMessage,
  SendOutcome,
} from '#server/gateways/whatsapp/message-gateway.ts';

export interface TestGateway extends MessageGateway {
  readonly sent: OutgoingMessage[];
  /** What is answered from now on, message by message; then messages are delivered again. */
  answerWith(...outcomes: (SendOutcome | Error)[]): void;
  /** The next code to this phone that was not asked for yet. */
  codeTo(phone: string): Promise<string>;
}

export function createTestGateway(): TestGateway {
  const sent: OutgoingMessage[] = [];
  const script: (SendOutcome | Error)[] = [];
  const unread = new Map<string, string[]>();
  const waiting = new Map<string, ((code: string) => void)[]>();

  return {
    sent,

    answerWith(...outcomes) {
      script.push(...outcomes);
    },

    async send(message) {
      const outcome = script.shift() ?? {
        ok: true,
        providerId: `test-${message.id}`,
        isDelivered: false,
      };
      if (outcome instanceof Error) throw outcome;
      if (!outcome.ok) return outcome;
      sent.push(message);
      if (message.content.kind === 'code') {
        const { code } = message.content;
        const reader = waiting.get(message.phone)?.shift();
        if (reader !== undefined) reader(code);
        else unread.set(message.phone, [...(unread.get(message.phone) ?? []), code]);
      }
      return outcome;
    },

    async codeTo(phone) {
      const code = unread.get(phone)?.shift();
      if (code !== undefined) return code;
      return new Promise((resolve) => {
        waiting.set(phone, [...(waiting.get(phone) ?? []), resolve]);
      });
    },
  };
}
