// The server's replies to membership calls (product §6).

import { CANCELLABLE_DAYS } from '#domain/membership/payment.ts';
import { inEdition } from './edition.ts';

/** Refusals of membership calls, by `details.reason`. */
export const membershipRefusals = inEdition('membershipRefusals', {
  'coupon-missing': 'Please enter a coupon code',
  'coupon-invalid': 'Invalid Coupon',
  'coupon-case': 'Invalid Coupon: please check the capital and small letters',
  'coupon-used-up': 'This coupon has been used up',
  'coupon-tries-used': 'Too many coupons tried, please try again later',
  'payment-unknown': 'There is no such payment on this account',
  'cancellation-too-late': `A membership can be cancelled within ${CANCELLABLE_DAYS} days of its payment, and those days are over`,
  'cancellation-not-paid': 'There is nothing to pay back for this payment',
  'cancellation-none': 'This payment is not cancelled',
  'cancellation-processed': 'The money is already on its way back to you',
  'not-paid-twice': 'This payment was not made twice, so there is nothing to decide',
} as const);
