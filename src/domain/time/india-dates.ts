// Dates and times as they are written in English in India, always those of India.

const inIndia = { timeZone: 'Asia/Kolkata' } as const;
const date = new Intl.DateTimeFormat('en-IN', { ...inIndia, dateStyle: 'long' });
const time = new Intl.DateTimeFormat('en-IN', { ...inIndia, timeStyle: 'short' });

/** `9 June 2024` */
export function longDate(instant: Date): string {
  return date.format(instant);
}

/** `11:30 am`. Some platforms write a narrow space. */
export function timeOfDay(instant: Date): string {
  return time.format(instant).replace(/\s/g, ' ');
}

/** `9 June 2024, 11:30 am` */
export function dateAndTime(instant: Date): string {
  return `${longDate(instant)}, ${timeOfDay(instant)}`;
}
