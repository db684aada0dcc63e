// What this tab knows about the payment it left for: the applied coupon, and the previous membership, from which the
// return page sees what is new. Stored until logout (product §2.10).

import type { ResponseOf } from '#contract/endpoint.ts';
import type { applyCoupon, getMembershipStatus } from '#contract/membership.ts';
import { account } from '#web/platform/account.ts';
import { sessionValue } from '#web/platform/stored-value.ts';

export type AppliedCoupon = ResponseOf<typeof applyCoupon>;
export type MembershipStatus = ResponseOf<typeof getMembershipStatus>;

/** Stored with the phone, which is in the coupon's payment address: another account must not pay for this one. */
/** The server counts a coupon for a day (product §6.3); a little less, so that the payment still arrives in time. */
const COUPON_HOLDS_MS = 23 * 3_600_000;

interface PhoneBound<T> {
  readonly phone: string | null;
  /** By the device's clock, in ms since 1970. */
  readonly at?: number;
  readonly value: T;
}

const coupon = sessionValue('coupon', (stored): PhoneBound<AppliedCoupon> | null => {
  const { value } = (stored ?? {}) as Partial<PhoneBound<Partial<AppliedCoupon>>>;
  const isWhole = typeof value?.paymentUrl === 'string' && typeof value.price === 'number';
  return isWhole ? (stored as PhoneBound<AppliedCoupon>) : null;
});

const statusBefore = sessionValue(
  'beforePayment',
  (stored): PhoneBound<MembershipStatus> | null => {
    const { value } = (stored ?? {}) as Partial<PhoneBound<Partial<MembershipStatus>>>;
    return typeof value?.role === 'string' ? (stored as PhoneBound<MembershipStatus>) : null;
  },
);

export function storeCoupon(value: AppliedCoupon): void {
  coupon.write({ phone: account.phone.read(), at: Date.now(), value });
}

export function readCoupon(): AppliedCoupon | null {
  const kept = coupon.read();
  const isFresh = Math.abs(Date.now() - (kept?.at ?? 0)) < COUPON_HOLDS_MS;
  return isFresh ? boundToThisPhone(kept) : null;
}

/** Called when the tab leaves for the payment page. */
export function storeStatusBefore(value: MembershipStatus): void {
  statusBefore.write({ phone: account.phone.read(), value });
}

/** Null if this tab has not left for the payment page. */
export function readStatusBefore(): MembershipStatus | null {
  return boundToThisPhone(statusBefore.read());
}

function boundToThisPhone<T>(kept: PhoneBound<T> | null): T | null {
  return kept !== null && kept.phone === account.phone.read() ? kept.value : null;
}
