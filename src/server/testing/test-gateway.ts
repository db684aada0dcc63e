// The outside world of messages, for tests: it takes them, gives the answers it was told to, and hands a test the next
// code to a phone as soon as it is there.

import type {
  MessageGateway,
  OutgoingMessage,
  SendOutcome,
} from '#server/gateways/whatsapp/message-gateway.ts';

/** A promise: the answer takes its time. */
type ScriptedOutcome = SendOutcome | Error | Promise<SendOutcome>;

export interface TestGateway extends MessageGateway {
  readonly sent: OutgoingMessage[];
  /** What is answered from now on, message by message; then messages are delivered again. */
  replyWith(...outcomes: ScriptedOutcome[]): void;
  /** The same for messages to this phone only. */
  replyTo(phone: string, ...outcomes: ScriptedOutcome[]): void;
  /** The next code to this phone that was not asked for yet. */
  codeTo(phone: string): Promise<string>;
}

export function createTestGateway(): TestGateway {
  const sent: OutgoingMessage[] = [];
  const script: { phone: string | undefined; outcome: ScriptedOutcome }[] = [];
  const unread = new Map<string, string[]>();
  const waiting = new Map<string, ((code: string) => void)[]>();

  return {
    sent,

    replyWith(...outcomes) {
      for (const outcome of outcomes) script.push({ phone: undefined, outcome });
    },

    replyTo(phone, ...outcomes) {
      for (const outcome of outcomes) script.push({ phone, outcome });
    },

    async send(message) {
      const fine = { ok: true, providerId: `test-${message.id}`, isDelivered: false } as const;
      const place = script.findIndex(({ phone = message.phone }) => phone === message.phone);
      const [scripted] = place < 0 ? [] : script.splice(place, 1);
      const outcome = await (scripted?.outcome ?? fine);
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
