import { expect, it } from 'vitest';
import { SEND_CEILINGS } from './code-volume.ts';
import { MOST_PROOF_LEVEL, requiredProof, roundsOf } from './proof-level.ts';

const limits = { softPerAddress: 20, ceilings: SEND_CEILINGS };

it.each([
  [0, 0],
  [19, 0],
  [20, 1],
  // A school.
  [320, 1],
  [500, 2],
  [750, 3],
  [875, 4],
  [5_000, 4],
])('an address with %i codes in an hour needs a proof of level %i', (inHour, level) => {
  expect(requiredProof({ address: { inHour, inDay: inHour } }, limits)).toBe(level);
});

it('everyone needs a proof while the whole site sends many codes', () => {
  const quiet = { inHour: 0, inDay: 0 };
  const siteWith = (inHour: number) =>
    requiredProof({ address: quiet, network: quiet, site: { inHour, inDay: inHour } }, limits);
  expect([999, 1_000, 2_000, 3_000, 3_500].map(siteWith)).toEqual([0, 1, 2, 3, 4]);
});

it('each level doubles the rounds, up to half a million', () => {
  expect(roundsOf(1)).toEqual({ fewest: 20_000, most: 60_000 });
  expect(roundsOf(2)).toEqual({ fewest: 40_000, most: 120_000 });
  expect(roundsOf(MOST_PROOF_LEVEL).most).toBe(480_000);
});
