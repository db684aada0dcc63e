// Renewing a membership (product §6.4).

/** A member may pay for the next year so long before the end. */
const RENEWABLE_MS = 30 * 24 * 3_600_000;

/** Whether a membership that ends then may be paid for again: in its last days, and after it. */
export function canRenew(memberUntil: Date, now: Date): boolean {
  return memberUntil.getTime() - now.getTime() <= RENEWABLE_MS;
}
