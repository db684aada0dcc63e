// Calendar days and years in India, which has had one time zone and no summer time since 1945.

const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The calendar day in India at an instant, as `YYYY-MM-DD`. */
export function dayInIndia(instant: Date): string {
  return new Date(instant.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The same time of day in India a calendar year later; a year after 29 February is 1 March. */
export function yearLaterInIndia(instant: Date): Date {
  const local = new Date(instant.getTime() + INDIA_OFFSET_MS);
  local.setUTCFullYear(local.getUTCFullYear() + 1);
  return new Date(local.getTime() - INDIA_OFFSET_MS);
}

/** When a calendar day (`YYYY-MM-DD`) begins in India. */
export function startOfDayInIndia(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS);
}

/** The Monday of the week of a calendar day. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const daysSinceMonday = (date.getUTCDay() + 6) % 7;
  date.setUTCDate(date.getUTCDate() - daysSinceMonday);
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
