// The label of a day in the word slider (product §8.2): Today, Yesterday, then the weekdays going back.
// Invariant: it depends on the day's position in the list and its date in India, never on the device's clock.

export type DayLabel =
  | { readonly kind: 'today' }
  | { readonly kind: 'yesterday' }
  | { readonly kind: 'weekday'; readonly name: string };

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** `daysBack` is the index in the reversed list, from 0; `date` is that word's `YYYY-MM-DD`. */
export function dayLabel(daysBack: number, date: string): DayLabel {
  if (daysBack === 0) return { kind: 'today' };
  if (daysBack === 1) return { kind: 'yesterday' };
  return { kind: 'weekday', name: weekday.format(new Date(`${date}T00:00:00Z`)) };
}
