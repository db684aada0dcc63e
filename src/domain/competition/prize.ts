// The prize of a winner: what has become of it, and where it goes (product §11.18).

import { z } from 'zod';
import { VISIBLE_NAME } from '../account/visible-name.ts';
import { DAY_MS } from '../time/durations.ts';

export const prizeStates = ['to-do', 'sent', 'received'] as const;
export type PrizeState = (typeof prizeStates)[number];

/** An address is deleted this long after its prize has arrived. */
export const ADDRESS_KEPT_MS = 30 * DAY_MS;

function lineField(max: number) {
  return z
    .string({ error: 'address-line-missing' })
    .trim()
    .min(1, 'address-line-missing')
    .max(max, 'address-line-too-long')
    .regex(VISIBLE_NAME, 'address-has-invisible-characters');
}

/** A postal address in India. */
export const prizeAddress = z.strictObject({
  /** The adult who takes the parcel. */
  recipient: lineField(80),
  /** House, street and area. */
  street: lineField(200),
  city: lineField(80),
  /** The state or union territory. */
  region: lineField(80),
  pinCode: z.string({ error: 'pin-code-not-valid' }).regex(/^[1-9]\d{5}$/, 'pin-code-not-valid'),
});
export type PrizeAddress = Readonly<z.infer<typeof prizeAddress>>;
