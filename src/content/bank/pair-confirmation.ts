// What confirms a pair of a word game (content guide §8.2): WordNet, or else a reader, in games/pair-readings.yaml.
// A pair confirmed by neither must not be played.

import type { PairKind } from '#domain/word-game/pair-level.ts';
import { isConfirmed } from '../language/word-relations.ts';
import type { Bank } from './bank.ts';
import { pairKey } from './games.ts';

export type Confirmation = 'WordNet' | 'reader' | 'nobody';

/** Returns what confirms a given pair; WordNet takes precedence over a reader. */
export function confirmationLookup(
  bank: Bank,
): (kind: PairKind, pair: readonly [string, string]) => Confirmation {
  const read = new Set(
    (bank.pairReadings?.value ?? []).map(({ pairs, words }) => pairKey(pairs, words)),
  );
  return (kind, pair) => {
    if (isConfirmed(kind, ...pair)) return 'WordNet';
    return read.has(pairKey(kind, pair)) ? 'reader' : 'nobody';
  };
}
