const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const dayAndTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** `21 November 2026`, the day in India, from an ISO instant. */
export function showDay(instant: string): string {
  return day.format(new Date(instant));
}

/** `21 Nov 2026, 11:30 am`. */
export function showDayAndTime(instant: string): string {
  return dayAndTime.format(new Date(instant));
}
