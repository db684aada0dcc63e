// How long a membership lasts (product §6.1): a year from the payment, or from the end of what is paid already,
// so that nobody loses days by paying early.

export function oneYearMore(memberUntil: Date | null, now: Date): Date {
  const end = new Date(memberUntil !== null && memberUntil > now ? memberUntil : now);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}
