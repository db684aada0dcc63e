// Hard ceilings for sent codes (product §4.3): each code costs money, and WhatsApp blocks a number that sends to too
// many strangers.

/** Origins of requests for codes, from the narrowest to the widest. */
export const places = ['address', 'network', 'site'] as const;
export type Place = (typeof places)[number];

/** Codes sent in the last hour and day. */
export interface Volume {
  readonly inHour: number;
  readonly inDay: number;
}

/** A missing place has no limits. */
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
