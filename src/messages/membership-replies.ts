// The server's replies to membership calls (product §6).

/** Refusals of membership calls, by `details.reason`. */
export const membershipRefusals = {
  'coupon-invalid': 'Invalid Coupon',
  'coupon-used-up': 'This coupon has been used up',
  'coupon-tries-used': 'Too many coupons tried, please try again later',
  'payment-unknown': 'There is no such payment on this account',
  'cancellation-too-late':
    'A membership can be cancelled within 30 days of its payment, and those days are over',
  'cancellation-not-paid': 'There is nothing to pay back for this payment',
} as const;
