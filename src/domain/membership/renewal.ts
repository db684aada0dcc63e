// Renewing a membership (product §6.4).

import { DAY_MS } from '#domain/time/durations.ts';

/** A member may pay for the next year so many days before the end. */
export const RENEWABLE_DAYS = 30;

/** Whether a membership that ends then may be paid for again: in its last days, and after it. */
export function canRenew(memberUntil: Date, now: Date): boolean {
  return memberUntil.getTime() - now.getTime() <= RENEWABLE_DAYS * DAY_MS;
}
