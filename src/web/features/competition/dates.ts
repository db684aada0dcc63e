// Days and times in India, as a page in this language writes them.

import { longDate, timeOfDay } from '#domain/time/india-dates.ts';
import type { Language } from '#messages/language.ts';

const inIndia = { timeZone: 'Asia/Kolkata' } as const;
const hindiDate = new Intl.DateTimeFormat('hi-IN', { ...inIndia, dateStyle: 'long' });
const hindiTime = new Intl.DateTimeFormat('hi-IN', {
  ...inIndia,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  dayPeriod: 'short',
});

/** `9 June 2024`, `9 जून 2024` */
export function dayIn(language: Language, instant: Date): string {
  return language === 'hi' ? hindiDate.format(instant) : longDate(instant);
}

/** `11:30 am`, `सुबह 11:30` */
export function timeIn(language: Language, instant: Date): string {
  return language === 'hi' ? hindiTime.format(instant) : timeOfDay(instant);
}

/** `9 June 2024, 11:30 am` */
export function instantIn(language: Language, instant: Date): string {
  return `${dayIn(language, instant)}, ${timeIn(language, instant)}`;
}
