// Hard ceilings of the codes that are sent (product §4.3): each costs money, and the WhatsApp number that all sign-ins
// need is blocked if it sends to too many strangers.

/** Where codes are requested from, from the narrowest to the widest. */
export const places = ['address', 'network', 'site'] as const;
export type Place = (typeof places)[number];

/** Codes sent in the last hour and day. */
export interface Volume {
  readonly inHour: number;
  readonly inDay: number;
}

/** Without a place, none of its limits applies. */
export type Volumes = Readonly<Partial<Record<Place, Volume>>>;

export interface Ceiling {
  readonly perHour: number;
  readonly perDay: number;
}

export type SendCeilings = Readonly<Record<Place, Ceiling>>;

/**
 * An address is an IPv4 address or an IPv6 /64, a network a /24 or a /48. A school (300 phones) stays far below the
 * first, and none of them alone reaches the site's.
 */
export const SEND_CEILINGS: SendCeilings = {
  address: { perHour: 1_000, perDay: 2_500 },
  network: { perHour: 2_000, perDay: 5_000 },
  site: { perHour: 4_000, perDay: 10_000 },
};

/** The narrowest place that has used up its ceiling; null: none has. */
export function fullPlace(volumes: Volumes, ceilings: SendCeilings): Place | null {
  return (
    places.find((place) => {
      const { inHour, inDay } = volumes[place] ?? { inHour: 0, inDay: 0 };
      const { perHour, perDay } = ceilings[place];
      return inHour >= perHour || inDay >= perDay;
    }) ?? null
  );
}
