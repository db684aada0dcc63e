// The cost of a proof of work: it rises with the codes sent recently from the caller's address and network, and by the
// whole site (product §4.3).

import { places, type SendCeilings, type Volumes } from './code-volume.ts';

/** 0: no proof is needed. */
export type ProofLevel = 0 | 1 | 2 | 3 | 4;
export const MOST_PROOF_LEVEL: ProofLevel = 4;

/** Codes per address and hour that need no proof, unless configured otherwise. */
export const SOFT_PER_ADDRESS_AND_HOUR = 20;
/** From this share of the site's hourly ceiling on, everyone needs a proof. */
const SITE_SOFT_SHARE = 1 / 4;
/** The share of an hourly ceiling from which a proof has this level; a school of 300 stays below the first. */
const STEPS: readonly (readonly [share: number, level: ProofLevel])[] = [
  [7 / 8, 4],
  [3 / 4, 3],
  [1 / 2, 2],
];

const FEWEST_ROUNDS = 20_000;
const MOST_ROUNDS = 60_000;

export function requiredProof(
  volumes: Volumes,
  limits: { softPerAddress: number; ceilings: SendCeilings },
): ProofLevel {
  const shares = places.map(
    (place) => (volumes[place]?.inHour ?? 0) / limits.ceilings[place].perHour,
  );
  const share = Math.max(...shares);
  const step = STEPS.find(([from]) => share >= from);
  if (step !== undefined) return step[1];
  const { address, site } = volumes;
  const isBusy =
    (address !== undefined && address.inHour >= limits.softPerAddress) ||
    (site !== undefined && site.inHour >= SITE_SOFT_SHARE * limits.ceilings.site.perHour);
  return isBusy ? 1 : 0;
}

/** Rounds of SHA-256 that a proof takes: each level doubles them. `fewest` is inclusive, `most` is not. */
export function roundsOf(level: ProofLevel): { fewest: number; most: number } {
  const factor = 2 ** (Math.max(level, 1) - 1);
  return { fewest: FEWEST_ROUNDS * factor, most: MOST_ROUNDS * factor };
}
