import { shownLanguage } from '#web/language/language.ts';

/** `21 November 2026`, the day in India, from an ISO instant. */
export function showDay(instant: string): string {
  return show(instant, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
}

/** `21 Nov`, of a calendar day. */
export function showDayOfMonth(day: string): string {
  return show(day, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** `21 Nov 2026, 11:30 am`. */
export function showDayAndTime(instant: string): string {
  return show(instant, { dateStyle: 'medium', timeStyle: 'short' });
}

function show(instant: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(`${shownLanguage()}-IN`, style).format(new Date(instant));
}
