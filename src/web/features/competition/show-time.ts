// Dates and times of a competition: always those of India, wherever the device is.

import { fill } from '#messages/fill.ts';

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' });

const dates = inIndia({ day: 'numeric', month: 'long', year: 'numeric' });
const times = inIndia({ hour: 'numeric', minute: '2-digit', hour12: true });

/** `9 June 2024` */
export function showDate(at: Date): string {
  return dates.format(at);
}

/** `11:30 am` */
export function showTime(at: Date): string {
  return times.format(at).replace(/\s/g, ' ');
}

/** `20240609` → `9 June 2024` */
export function showPaperDate(date: string): string {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(date) ?? [];
  return year === undefined ? date : showDate(new Date(`${year}-${month}-${day}T12:00:00+05:30`));
}

/** 754.2 → 12 minutes and 35 seconds: a second that has begun counts whole. */
export function minutesAndSeconds(seconds: number): { minutes: number; seconds: number } {
  const whole = Math.max(0, Math.ceil(seconds));
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 };
}

/** `12 m 35 s` in the words of `text`. */
export function fillMinutes(text: string, seconds: number): string {
  return fill(text, minutesAndSeconds(seconds));
}
