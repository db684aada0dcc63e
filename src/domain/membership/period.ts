// Until when someone is a member (product §6.1): a pure fold over events, whose order does not matter.

import { yearLaterInIndia } from '../time/india.ts';

export type MembershipEvent =
  /** A year from that time, or from the end of what was granted before, so that paying early loses no days. */
  | { readonly kind: 'year-granted'; readonly at: Date }
  /** Ended early. */
  | { readonly kind: 'ended'; readonly at: Date }
  /** Granted before events were recorded. */
  | { readonly kind: 'carried-over'; readonly at: Date; readonly until: Date };

export const membershipEventKinds = ['year-granted', 'ended', 'carried-over'] as const;

/** When the membership ends or ended; null if there never was one. */
export function memberUntil(events: readonly MembershipEvent[]): Date | null {
  return events
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .reduce<Date | null>(applyEvent, null);
}

function applyEvent(until: Date | null, event: MembershipEvent): Date | null {
  switch (event.kind) {
    case 'year-granted':
      return oneYearMore(until, event.at);
    case 'ended':
      return until !== null && until > event.at ? event.at : until;
    case 'carried-over':
      return until !== null && until > event.until ? until : event.until;
  }
}

function oneYearMore(until: Date | null, at: Date): Date {
  return yearLaterInIndia(until !== null && until > at ? until : at);
}
