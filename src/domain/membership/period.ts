// Until when someone is a member (product §6.1): a pure fold over payments and the operator's grants, whose order does
// not matter.

import { yearLaterInIndia } from '../time/india.ts';
import { isCounted, type PaymentSummary } from './payment.ts';

/** The events besides payments. */
export type MembershipEvent =
  /** A year from that time, or from the current end, so that nobody loses days. */
  | { readonly kind: 'year-granted'; readonly at: Date }
  /** Ended early. */
  | { readonly kind: 'ended'; readonly at: Date }
  /** Granted before events were recorded. */
  | { readonly kind: 'carried-over'; readonly at: Date; readonly until: Date };

export const membershipEventKinds = ['year-granted', 'ended', 'carried-over'] as const;

/** The order of events at the same instant. */
const rank = { 'carried-over': 0, ended: 1, 'year-granted': 2 } as const;

/**
 * When the membership ends or ended; null if there never was one. A payment that was refunded or charged back counts as
 * if it had never been made: years paid after it move forward.
 */
export function memberUntil(
  events: readonly MembershipEvent[],
  payments: readonly PaymentSummary[] = [],
): Date | null {
  const years = payments.filter(isCounted).map(({ at }) => ({ kind: 'year-granted', at }) as const);
  return [...events, ...years]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || rank[a.kind] - rank[b.kind])
    .reduce<Date | null>(applyEvent, null);
}

function applyEvent(until: Date | null, event: MembershipEvent): Date | null {
  switch (event.kind) {
    case 'year-granted':
      return yearLaterInIndia(until !== null && until > event.at ? until : event.at);
    case 'ended':
      return until !== null && until > event.at ? event.at : until;
    case 'carried-over':
      return until !== null && until > event.until ? until : event.until;
  }
}
