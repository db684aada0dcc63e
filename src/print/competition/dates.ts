// Days and times of a competition as they are printed, in India.

const inIndia = { timeZone: 'Asia/Kolkata' } as const;
const date = new Intl.DateTimeFormat('en-IN', { ...inIndia, dateStyle: 'long' });
const time = new Intl.DateTimeFormat('en-IN', { ...inIndia, timeStyle: 'short' });

/** 9 June 2024 */
export const longDate = (instant: Date): string => date.format(instant);

/** 11:30 am */
export const timeOfDay = (instant: Date): string => time.format(instant);

/** 9 June 2024, 1:30 am */
export const dateAndTime = (instant: Date): string => `${longDate(instant)}, ${timeOfDay(instant)}`;
