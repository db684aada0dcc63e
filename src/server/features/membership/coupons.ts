// Coupons (product §6.3): a typed code is looked up on the server, and guessing is limited.

import { randomUUID } from 'node:crypto';
import { refuse } from '#contract/refusals.ts';
import { type Coupon, findCoupon } from '#domain/membership/offer.ts';
import { dayInIndia } from '#domain/time/india.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { lock } from '#server/platform/database/locks.ts';
import { type Limiter, refusedAs } from '#server/platform/limits/limiter.ts';
import { countCouponUses, countUsesOf, saveCouponUse } from './coupon-store.ts';

const WRONG_PER_ACCOUNT = { perHour: 10 };
/** A whole school may share one address. */
const WRONG_PER_ADDRESS = { perHour: 100 };

export interface TypedCoupon {
  readonly code: string;
  readonly accountId: string;
  /** Ten digits. */
  readonly phone: string;
  readonly address: string;
}

export interface Coupons {
  /** The coupon of this code, noted for this phone. Throws coupon-invalid, coupon-used-up or coupon-tries-used. */
  find(typed: TypedCoupon): Promise<Coupon>;
  /** Every coupon, with how many payments used it. */
  list(): Promise<(Coupon & { used: number })[]>;
}

interface CouponDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly limiter: Limiter;
  readonly listCoupons: () => Promise<readonly Coupon[]>;
  /** The keyed hash of a phone, as payments have it. */
  readonly keyOfPhone: (phone: string) => string;
}

export function createCoupons({
  db,
  clock,
  limiter,
  listCoupons,
  keyOfPhone,
}: CouponDeps): Coupons {
  return {
    async find({ code, accountId, phone, address }) {
      const now = clock.now();
      // Counted before the code is looked at, so that tries at the same moment are no way around the limit.
      const wrong = await limiter
        .take(
          { name: 'wrong coupon', subject: accountId, quota: WRONG_PER_ACCOUNT },
          { name: 'wrong coupon', subject: address, quota: WRONG_PER_ADDRESS },
        )
        .catch(refusedAs('coupon-tries-used'));
      const coupon = findCoupon(await listCoupons(), code, dayInIndia(now));
      if (coupon === undefined) throw refuse('coupon-invalid');
      await wrong.giveBack();
      if ((await countUsesOf(db, coupon.code)) >= coupon.limit) throw refuse('coupon-used-up');
      const use = { id: randomUUID(), code: coupon.code, phoneKey: keyOfPhone(phone), at: now };
      await db.transaction(async (tx) => {
        await lock(tx, 'payer', use.phoneKey);
        await saveCouponUse(tx, use);
      });
      return coupon;
    },

    async list() {
      const used = await countCouponUses(db);
      return (await listCoupons()).map((coupon) => ({
        ...coupon,
        used: used.get(coupon.code) ?? 0,
      }));
    },
  };
}
