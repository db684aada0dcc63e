import type { RazorpaySettings } from '#server/config.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createRazorpay } from './razorpay.ts';
import { createSandbox } from './sandbox.ts';

/** Razorpay if it is configured; otherwise (in development) the sandbox. */
export function choosePayments(settings: RazorpaySettings | undefined, keys: Keys): PaymentGateway {
  return settings === undefined ? createSandbox(keys) : createRazorpay(settings);
}
