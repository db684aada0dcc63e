// The port to the payment provider: Razorpay in production, a sandbox in development.

import type { PaymentFact } from '#domain/membership/payment.ts';

/** The hosted pages, each with one price. */
export type PaymentPage = 'standard' | 'coupon';

/** A fact as the provider reports it; only we know our prices. */
export type ReportedFact =
  | Extract<PaymentFact, { kind: 'pending' | 'failed' | 'refunded' | 'refund-failed' | 'dispute' }>
  | Omit<Extract<PaymentFact, { kind: 'paid' }>, 'isAccepted' | 'isHeld'>;

/** One event of the provider, or one record found by asking it. Holds no personal data but the phone. */
export interface PaymentRecord {
  /** Identical for repeated deliveries of one event. */
  readonly eventId: string;
  /** The provider's name for it, such as `payment.captured`. */
  readonly type: string;
  readonly at: Date;
  /** Null if the event is not about a payment. */
  readonly paymentId: string | null;
  /** Ten digits; null without a valid phone. */
  readonly phone: string | null;
  /** The reference with which the payment page was opened; null without one. */
  readonly checkout: string | null;
  /** Null for events without consequence and unknown kinds. */
  readonly fact: ReportedFact | null;
  /** The parts of the payload that concern the payment itself. */
  readonly payload: unknown;
}

export type RefundOutcome =
  | { readonly ok: true; readonly refundId: string }
  /** `reason` holds no personal data. */
  | { readonly ok: false; readonly reason: string };

/** The provider could not be reached, or its response is not as documented. */
export class PaymentProviderError extends Error {}

export interface PaymentGateway {
  /** Signs the provider's webhooks. */
  readonly webhookSecret: string;
  /**
   * The address of a payment page, with this phone (ten digits) and reference filled in. `price` (in rupees) is what it
   * charges.
   */
  urlOf(page: PaymentPage, payer: { phone: string; checkout: string; price: number }): string;
  /** Payments, refunds and disputes since then, as the provider knows them now. Throws PaymentProviderError. */
  recordsSince(since: Date): AsyncIterable<PaymentRecord>;
  /** `amount` is in paise. The same key never refunds twice. */
  refund(paymentId: string, amount: number, key: string): Promise<RefundOutcome>;
}
