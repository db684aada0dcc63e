// The port to the payment provider: Razorpay in production, a sandbox in development.

import type { PaymentFact } from '#domain/membership/payment.ts';

/** The hosted pages, each with one price. */
export type PaymentPage = 'standard' | 'coupon';

/** A fact as the provider reports it; only we know our prices. */
export type ReportedFact =
  | Exclude<PaymentFact, { kind: 'paid' | 'receipt' | 'cancellation-requested' }>
  | Omit<Extract<PaymentFact, { kind: 'paid' }>, 'isAccepted'>;

/** One event of the provider, or one record found by asking it. Holds no personal data but the phone. */
export interface PaymentRecord {
  /** The same for the same event, however often it comes. */
  readonly eventId: string;
  /** The provider's name for it, such as `payment.captured`. */
  readonly type: string;
  readonly at: Date;
  /** Null: about something that is no payment. */
  readonly paymentId: string | null;
  /** Ten digits, if it names a phone that is one. */
  readonly phone: string | null;
  /** Null: of no consequence, or of a kind that is not known. */
  readonly fact: ReportedFact | null;
  /** The parts of what was received that concern money and its way. */
  readonly payload: unknown;
}

export type RefundOutcome =
  | { readonly ok: true; readonly refundId: string }
  /** `reason` holds no personal data. */
  | { readonly ok: false; readonly reason: string };

/** The provider could not be asked, or did not answer as documented. */
export class PaymentProviderError extends Error {}

export interface PaymentGateway {
  /** Signs the provider's webhooks. */
  readonly webhookSecret: string;
  /** The address of a payment page, with this phone (ten digits) filled in. `price` (in rupees) is what it charges. */
  urlOf(page: PaymentPage, payer: { phone: string; price: number }): string;
  /** Payments, refunds and disputes since then, as the provider knows them now. Throws PaymentProviderError. */
  recordsSince(since: Date): AsyncIterable<PaymentRecord>;
  /** `amount` is in paise. The same key never refunds twice. */
  refund(paymentId: string, amount: number, key: string): Promise<RefundOutcome>;
}
