// The development gateway: payment pages inside this server.

import type { Keys } from '#server/platform/keys.ts';
import type { PaymentGateway } from './payment-gateway.ts';

export const SANDBOX_PATH = '/sandbox/pay';

export function createSandbox(keys: Keys): PaymentGateway {
  return {
    webhookSecret: keys.of('sandbox-webhook').toString('base64url'),
    urlOf: (page, phone) => `${SANDBOX_PATH}/${page}?${new URLSearchParams({ phone })}`,
  };
}
