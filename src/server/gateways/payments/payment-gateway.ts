// The port to the payment provider: Razorpay in production, a sandbox in development.

/** The hosted pages, each with one price. */
export type PaymentPage = 'standard' | 'coupon';

export interface PaymentGateway {
  /** Signs the provider's webhooks. */
  readonly webhookSecret: string;
  /** The address of a payment page, with this phone (ten digits) filled in. */
  urlOf(page: PaymentPage, phone: string): string;
}
