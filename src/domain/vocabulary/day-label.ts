// The label of a day in the slider of words (product §8.2): Today, Yesterday, then the weekdays counted back.
// Invariant: it follows the day's place in the list and its date in India, never the device's clock.

export type DayLabel =
  | { readonly kind: 'today' }
  | { readonly kind: 'yesterday' }
  | { readonly kind: 'weekday'; readonly name: string };

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** `daysBack` counts from 0, the first of the reversed list; `date` is that word's `YYYY-MM-DD`. */
export function dayLabel(daysBack: number, date: string): DayLabel {
  if (daysBack === 0) return { kind: 'today' };
  if (daysBack === 1) return { kind: 'yesterday' };
  return { kind: 'weekday', name: weekday.format(new Date(`${date}T00:00:00Z`)) };
}
