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

const SITE: Ceiling = { perHour: 4_000, perDay: 10_000 };

/** The most that one network may have in an hour or a day: a tenth of what the site sends in a day. */
export function mostOfNetwork(site: Ceiling): Ceiling {
  const tenth = Math.max(1, Math.floor(site.perDay / 10));
  return { perHour: tenth, perDay: tenth };
}

/**
 * An address is an IPv4 address or an IPv6 /64, a network a /24 or a /48. A school (300 phones) stays far below the
 * first two.
 */
export const SEND_CEILINGS: SendCeilings = {
  address: mostOfNetwork(SITE),
  network: mostOfNetwork(SITE),
  site: SITE,
};

/** The share of the site's ceilings that is left to networks with few codes in the last day. */
const RESERVE = 1 / 5;
const FEW_CODES = 5;

/** The narrowest place that has used up its ceiling; null: none has. */
export function fullPlace(volumes: Volumes, ceilings: SendCeilings): Place | null {
  const { network } = volumes;
  const isKnown = network !== undefined && network.inDay >= FEW_CODES;
  return (
    places.find((place) => {
      const { inHour, inDay } = volumes[place] ?? { inHour: 0, inDay: 0 };
      const { perHour, perDay } = ceilings[place];
      const share = place === 'site' && isKnown ? 1 - RESERVE : 1;
      return inHour >= share * perHour || inDay >= share * perDay;
    }) ?? null
  );
}
