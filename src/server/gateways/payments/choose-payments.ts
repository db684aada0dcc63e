import type { RazorpaySettings } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createRazorpay } from './razorpay.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

/** Razorpay if it is configured; otherwise (in development) the sandbox. */
export function choosePayments(
  settings: RazorpaySettings | undefined,
  deps: { db: Database; clock: Clock; keys: Keys },
): { paymentGateway: PaymentGateway; sandbox: Sandbox | undefined } {
  if (settings !== undefined) {
    return { paymentGateway: createRazorpay(settings, deps.clock), sandbox: undefined };
  }
  const sandbox = createSandbox(deps);
  return { paymentGateway: sandbox, sandbox };
}
