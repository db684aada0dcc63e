// The texts of a receipt (product §6.7).

import { CANCELLABLE_DAYS } from '#domain/membership/payment.ts';

export const receipt = {
  title: 'Receipt',
  number: 'Number',
  date: 'Date',
  from: 'Received from',
  phone: '+91 {phone}',
  for: 'For',
  item: '{name} membership, one year',
  amount: 'Amount',
  rupees: 'Rs {amount}',
  reference: 'Payment',
  terms: `A membership can be cancelled within ${CANCELLABLE_DAYS} days of its payment. The Terms and Conditions say how.`,
  questions: 'Questions? Write to {email} or call {phone}.',
} as const;
