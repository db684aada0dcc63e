// The price of a membership and its coupons: content/membership.yaml (product §6.2, §6.3). The file is read by
// the server only: a coupon's code and its price reach nobody who has not typed the code.

import { z } from 'zod';

/** Codes are compared in this form. */
export const couponMatches = ['exact', 'ignoring-case'] as const;

const MAX_CODE_LENGTH = 40;
const rupees = z.int().min(1);

export const couponFile = z.strictObject({
  code: z
    .string()
    .regex(/^[!-~]+$/, 'only visible ASCII characters')
    .max(MAX_CODE_LENGTH),
  match: z.enum(couponMatches),
  /** In rupees. */
  price: rupees,
  /** The first and the last day in India on which it is accepted. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** How many payments may use it. */
  limit: z.int().min(1),
});

export type Coupon = z.infer<typeof couponFile>;

export const membershipFile = z
  .strictObject({
    /** In rupees, for a year. */
    price: rupees,
    /** The price that is shown struck through. */
    listPrice: rupees,
    coupons: z.array(couponFile),
  })
  .superRefine(({ price, coupons }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', message });
    if (coupons.some((coupon) => coupon.price >= price)) {
      wrong('a coupon has to be cheaper than the price');
    }
    if (new Set(coupons.map((coupon) => coupon.price)).size > 1) {
      wrong('there is one payment page for the coupon price, so all coupons need the same price');
    }
    if (new Set(coupons.map(({ code }) => code.toLowerCase())).size < coupons.length) {
      wrong('two coupons have the same code');
    }
  });

export type MembershipOffer = z.infer<typeof membershipFile>;

/** Whether it is refused only because capital and small letters count. */
export function isWrongCase(coupons: readonly Coupon[], typed: string, day: string): boolean {
  const anyCase = coupons.map((coupon) => ({ ...coupon, match: 'ignoring-case' as const }));
  return findCoupon(anyCase, typed, day) !== undefined;
}

/** The coupon that was typed, with or without spaces around it; undefined if there is none of that code on that day. */
export function findCoupon(
  coupons: readonly Coupon[],
  typed: string,
  day: string,
): Coupon | undefined {
  if (typed.length > 2 * MAX_CODE_LENGTH) return undefined;
  const code = typed.trim();
  return coupons.find(
    (coupon) =>
      coupon.from <= day &&
      day <= coupon.until &&
      (coupon.match === 'exact'
        ? coupon.code === code
        : coupon.code.toLowerCase() === code.toLowerCase()),
  );
}
