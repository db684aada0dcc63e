// A payment as its payer and the operator see it (product §6.4 to §6.6).

/**
 * - `pending`: begun, not captured.
 * - `paid`: it counts.
 * - `partly-refunded`: it still counts.
 * - `refunded`, `charged-back`: it counts no more.
 * - `failed`: no money was taken.
 * - `not-accepted`: money was taken, but another amount or currency than ours; the operator refunds it.
 */
export const paymentStates = [
  'pending',
  'paid',
  'partly-refunded',
  'refunded',
  'charged-back',
  'failed',
  'not-accepted',
] as const;
