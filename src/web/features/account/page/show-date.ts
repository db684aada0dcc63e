const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });
const dayAndTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** `21 November 2026`, from an ISO instant. */
export function showDay(instant: string): string {
  return day.format(new Date(instant));
}

/** `21 Nov 2026, 11:30 am`. */
export function showDayAndTime(instant: string): string {
  return dayAndTime.format(new Date(instant));
}
