// Coupons (product §6.3): a typed code is looked up on the server, and guessing is limited.

import { randomUUID } from 'node:crypto';
import { refuse } from '#contract/refusals.ts';
import { type Coupon, findCoupon, isWrongCase } from '#domain/membership/offer.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { dayInIndia } from '#domain/time/india.ts';
import type { PersonalData } from '#server/features/account/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { lock } from '#server/platform/database/locks.ts';
import { type Limiter, refusedAs } from '#server/platform/limits/limiter.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import {
  countCouponUses,
  countUsesOf,
  deleteUnusedCouponsBefore,
  eraseCouponUses,
  findCouponUses,
  moveCouponUses,
  saveCouponUse,
} from './coupon-store.ts';

const WRONG_PER_ACCOUNT = { perHour: 10 };
/** A missed payment is found by the reconciliation within days. */
const UNUSED_KEPT_MS = 30 * DAY_MS;
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
  /**
   * The coupon of this code, noted for this phone. Throws coupon-missing, coupon-invalid, coupon-case, coupon-used-up or
   * coupon-tries-used.
   */
  find(typed: TypedCoupon): Promise<Coupon>;
  /** Every coupon, with how many payments used it. */
  list(): Promise<(Coupon & { used: number })[]>;
  readonly tasks: readonly Task[];
  readonly personalData: PersonalData;
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
      if (code.trim() === '') throw refuse('coupon-missing');
      const now = clock.now();
      // Counted before the code is looked at, so that tries at the same moment are no way around the limit.
      const wrong = await limiter
        .take(
          { name: 'wrong coupon', subject: accountId, quota: WRONG_PER_ACCOUNT },
          { name: 'wrong coupon', subject: address, quota: WRONG_PER_ADDRESS },
        )
        .catch(refusedAs('coupon-tries-used'));
      const listed = await listCoupons();
      const coupon = findCoupon(listed, code, dayInIndia(now));
      if (coupon === undefined) {
        throw refuse(isWrongCase(listed, code, dayInIndia(now)) ? 'coupon-case' : 'coupon-invalid');
      }
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

    tasks: [
      retention('clear-unused-coupons', (tx, limit) =>
        deleteUnusedCouponsBefore(tx, new Date(clock.now().getTime() - UNUSED_KEPT_MS), limit),
      ),
    ],

    personalData: {
      name: 'coupons',
      keptUnder: 'phone',
      exportOf: (tx, phone) => findCouponUses(tx, keyOfPhone(phone)),
      erase: (tx, phone) => eraseCouponUses(tx, keyOfPhone(phone)),
      move: (tx, _accountId, from, to) => moveCouponUses(tx, keyOfPhone(from), keyOfPhone(to)),
    },
  };
}
