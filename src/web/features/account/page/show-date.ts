const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });
const dayAndTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });

/** `21 November 2026`, from an ISO instant. */
export function showDay(instant: string): string {
  return day.format(new Date(instant));
}

/** `21 November 2026 at 11:30 am`. */
export function showDayAndTime(instant: string): string {
  return dayAndTime.format(new Date(instant));
}
