// Dates in India for pages in both languages. English-only pages use #domain/time/india-dates.ts.

import { MINUTE_MS } from '#domain/time/durations.ts';
import { dayInIndia } from '#domain/time/india.ts';
import { currentLanguage } from '#web/language/language.ts';

const INDIA = 'Asia/Kolkata';

/** `21 November 2026`, from an ISO instant. */
export function showDay(instant: string): string {
  return show(instant, { dateStyle: 'long', timeZone: INDIA });
}

/** `21 Nov`, from a calendar day. */
export function showDayOfMonth(day: string): string {
  return show(day, { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** `21 Nov 2026, 11:30 am`, from an ISO instant. */
export function showDayAndTime(instant: string): string {
  return show(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone: INDIA });
}

/** `6:40 pm`, or with the day if that is not today, from a time in milliseconds; a minute that has begun counts. */
export function showTimeToCome(timeMs: number): string {
  const instant = new Date(Math.ceil(timeMs / MINUTE_MS) * MINUTE_MS);
  if (dayInIndia(instant) !== dayInIndia(new Date())) return showDayAndTime(instant.toISOString());
  return show(instant.toISOString(), { timeStyle: 'short', timeZone: INDIA });
}

function show(instant: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(`${currentLanguage()}-IN`, style).format(new Date(instant));
}
