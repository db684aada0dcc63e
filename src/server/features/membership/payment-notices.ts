// Messages to the payer about a payment. Their texts are in docs/operations.md: templates are registered with WhatsApp.

import { PAISE, type PaymentSummary } from '#domain/membership/payment.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { longDate } from '#domain/time/india-dates.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database/database.ts';

const VALID_MS = 3 * DAY_MS;

/** Each is sent once. `phone`: ten digits. */
export interface PaymentNotices {
  cancelled(tx: Queryable, phone: string, payment: PaymentSummary, processed: Date): Promise<void>;
  /** `amount` is in paise. */
  refunded(tx: Queryable, phone: string, refund: { id: string; amount: number }): Promise<void>;
  paidTwice(tx: Queryable, phone: string, payment: PaymentSummary): Promise<void>;
  /** The same once more. */
  paidTwiceAgain(tx: Queryable, phone: string, payment: PaymentSummary): Promise<void>;
}

export function createPaymentNotices(messages: MessageService, clock: Clock): PaymentNotices {
  async function send(
    tx: Queryable,
    phone: string,
    { template, parameters, key }: { template: string; parameters: string[]; key: string },
  ): Promise<void> {
    await messages.enqueue(tx, {
      phone,
      content: { kind: 'notice', template, parameters },
      expiresAt: new Date(clock.now().getTime() + VALID_MS),
      key,
    });
  }

  const askAboutSecond =
    (key: string): PaymentNotices['paidTwice'] =>
    (tx, phone, { id, amount, at }) =>
      send(tx, phone, {
        template: 'membership_paid_twice',
        parameters: [rupees(amount), longDate(at)],
        key: `${key}:${id}`,
      });

  const rupees = (paise: number) => `₹${paise / PAISE}`;

  return {
    cancelled: (tx, phone, { id, amount, cancellationRequestedAt }, processed) =>
      send(tx, phone, {
        template: 'membership_cancelled',
        parameters: [rupees(amount), longDate(processed)],
        key: `cancelled:${id}:${cancellationRequestedAt?.getTime()}`,
      }),

    refunded: (tx, phone, { id, amount }) =>
      send(tx, phone, {
        template: 'membership_refunded',
        parameters: [rupees(amount)],
        key: `refunded:${id}`,
      }),

    paidTwice: askAboutSecond('paid-twice'),
    paidTwiceAgain: askAboutSecond('paid-twice-again'),
  };
}
