// Asks the payment provider for what its webhooks should have reported (product §6.6).

import type { PaymentGateway, PaymentRecord } from '#server/gateways/payments/payment-gateway.ts';

interface Reconciled {
  /** Records that the provider has. */
  readonly found: number;
  /** Those that were new to us. */
  readonly added: number;
}

export interface Reconciliation {
  /** Applies what the provider has recorded since then. */
  reconcile(since: Date, signal?: AbortSignal): Promise<Reconciled>;
  /** What a reconciliation would do. */
  findMissed(since: Date): Promise<Reconciled>;
}

interface ReconciliationDeps {
  readonly gateway: PaymentGateway;
  /** False if the record was known. */
  apply(record: PaymentRecord): Promise<boolean>;
  isMissed(record: PaymentRecord): Promise<boolean>;
}

export function createReconciliation(deps: ReconciliationDeps): Reconciliation {
  const { gateway, apply, isMissed } = deps;

  async function count(
    since: Date,
    isNew: (record: PaymentRecord) => Promise<boolean>,
    signal?: AbortSignal,
  ): Promise<Reconciled> {
    let found = 0;
    let added = 0;
    for await (const record of gateway.recordsSince(since)) {
      if (signal?.aborted) break;
      found += 1;
      if (await isNew(record)) added += 1;
    }
    return { found, added };
  }

  return {
    reconcile: (since, signal) => count(since, apply, signal),
    findMissed: (since) => count(since, isMissed),
  };
}
