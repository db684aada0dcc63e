// Razorpay (https://razorpay.com/docs): payment pages and signed webhooks.

import { validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import type { RazorpaySettings } from '#server/config.ts';
import type { PaymentGateway } from './payment-gateway.ts';

export function createRazorpay(settings: RazorpaySettings): PaymentGateway {
  return {
    webhookSecret: settings.webhookSecret,

    urlOf(page, phone) {
      const url = new URL(page === 'standard' ? settings.standardPage : settings.couponPage);
      url.searchParams.set('phone', phone);
      return url.href;
    },
  };
}

/** `header` is x-razorpay-signature. */
export function isSignatureGenuine(rawBody: Buffer, header: unknown, secret: string): boolean {
  return typeof header === 'string' && validateWebhookSignature(rawBody.toString(), header, secret);
}
