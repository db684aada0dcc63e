// The day of a paper, and minutes and seconds, in words.

import { longDate } from '#domain/time/india-dates.ts';
import { fill } from '#messages/fill.ts';

/** `20240609` → `9 June 2024` */
export function showPaperDate(date: string): string {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(date) ?? [];
  return year === undefined ? date : longDate(new Date(`${year}-${month}-${day}T12:00:00+05:30`));
}

/** 754.2 → 12 minutes and 35 seconds: rounds up to whole seconds. */
export function minutesAndSeconds(seconds: number): { minutes: number; seconds: number } {
  const whole = Math.max(0, Math.ceil(seconds));
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 };
}

/** `12 m 35 s` in the words of `text`. */
export function fillMinutes(text: string, seconds: number): string {
  return fill(text, minutesAndSeconds(seconds));
}
