// Whether a payment is at one of our prices (product §6.5): the standard price, or that of a coupon which the payer had
// applied within the last day. At a coupon's price without one it is held for the operator.

import type { MembershipOffer } from '#domain/membership/offer.ts';
import { OUR_CURRENCY, PAISE, type PaymentFact } from '#domain/membership/payment.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { PaymentRecord } from '#server/gateways/payments/payment-gateway.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { spendCoupon } from './coupon-store.ts';

/** How long a coupon counts after it was applied. */
const COUPON_HOLDS_MS = DAY_MS;
/** How far the provider's clock may be from ours. */
const CLOCKS_DIFFER_MS = 10 * MINUTE_MS;

/**
 * The fact as it enters the ledger. A coupon is spent on it; the payer must be locked. `phoneKey`: null without a payer.
 */
export async function decideFact(
  tx: Queryable,
  { fact, paymentId }: Pick<PaymentRecord, 'fact' | 'paymentId'>,
  phoneKey: string | null,
  { price, coupons }: MembershipOffer,
): Promise<PaymentFact | null> {
  if (fact === null || fact.kind !== 'paid') return fact;
  const rupees = fact.amount / PAISE;
  const isOurs = fact.currency === OUR_CURRENCY;
  if (isOurs && rupees === price) return { ...fact, isAccepted: true };
  if (!isOurs || !coupons.some((coupon) => coupon.price === rupees)) {
    return { ...fact, isAccepted: false };
  }
  const isCouponSpent =
    paymentId !== null &&
    phoneKey !== null &&
    (await spendCoupon(tx, {
      paymentId,
      phoneKey,
      from: new Date(fact.at.getTime() - COUPON_HOLDS_MS - CLOCKS_DIFFER_MS),
      until: new Date(fact.at.getTime() + CLOCKS_DIFFER_MS),
    }));
  return isCouponSpent
    ? { ...fact, isAccepted: true }
    : { ...fact, isAccepted: false, isHeld: true };
}
