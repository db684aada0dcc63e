// A message gateway for tests: it accepts messages, returns scripted outcomes, and hands a test the next code for a
// phone as soon as it is sent.

import type {
  MessageGateway,
  OutgoingMessage,
  SendOutcome,
} from '#server/gateways/whatsapp/message-gateway.ts';

/** A promise: the outcome takes its time. */
type ScriptedOutcome = SendOutcome | Error | Promise<SendOutcome>;

export interface TestGateway extends MessageGateway {
  readonly sent: OutgoingMessage[];
  /** The outcomes of the next messages, one by one; later messages are sent again. */
  replyWith(...outcomes: ScriptedOutcome[]): void;
  /** The same for messages to this phone only. */
  replyTo(phone: string, ...outcomes: ScriptedOutcome[]): void;
  /** The next code for this phone that has not been returned yet. */
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
