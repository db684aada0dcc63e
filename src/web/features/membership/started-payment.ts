// What this tab knows of the payment it has left for: the coupon that was applied, and the membership before, by which
// the return page tells what is new. Kept until logout (product §2.10).

import type { ResponseOf } from '#contract/endpoint.ts';
import type { applyCoupon, getMembershipStatus } from '#contract/membership.ts';
import { readStoredText } from '#web/platform/storage.ts';

export type AppliedCoupon = ResponseOf<typeof applyCoupon>;
export type MembershipStatus = ResponseOf<typeof getMembershipStatus>;

const COUPON = 'coupon';
const BEFORE_PAYMENT = 'beforePayment';

export function keepCoupon(coupon: AppliedCoupon): void {
  keep(COUPON, coupon);
}

export function readCoupon(): AppliedCoupon | null {
  const coupon = read(COUPON) as Partial<AppliedCoupon> | null;
  const isWhole = typeof coupon?.paymentUrl === 'string' && typeof coupon.price === 'number';
  return isWhole ? (coupon as AppliedCoupon) : null;
}

/** Called when the tab leaves for the payment page. */
export function keepStatusBefore(status: MembershipStatus): void {
  keep(BEFORE_PAYMENT, status);
}

/** Null if this tab has not left for the payment page. */
export function readStatusBefore(): MembershipStatus | null {
  const status = read(BEFORE_PAYMENT) as Partial<MembershipStatus> | null;
  return typeof status?.role === 'string' ? (status as MembershipStatus) : null;
}

/** Kept with the phone, which is in the coupon's payment address: another account must not pay for this one. */
function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ phone: readStoredText('phone'), value }));
  } catch {
    // Without storage the coupon is typed again, and the return page goes by the membership alone.
  }
}

function read(name: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, unknown>;
    return kept.phone === readStoredText('phone') ? kept.value : null;
  } catch {
    return null;
  }
}
