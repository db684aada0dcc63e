// The shape shared by the two word games: a level of pairs, similar or opposite (product §9.3, §9.6).
// Word cards and drop-it each pass their own numbers of levels, and what they know of a pair.

import { z } from 'zod';
import { difficulties } from '../quiz/bank.ts';

export const pairKinds = ['similar', 'opposite'] as const;
export type PairKind = (typeof pairKinds)[number];

/** A level, at most `levels` per kind of pair and difficulty. */
export function pairLevelOf<Pair extends z.ZodType>(pair: Pair, limits: { levels: number }) {
  return z.strictObject({
    pairs: z.enum(pairKinds),
    difficulty: z.enum(difficulties),
    level: z.int().min(1).max(limits.levels),
    words: z.array(pair),
  });
}

/** A level of which only the words count. */
export interface PairLevel {
  readonly pairs: PairKind;
  readonly difficulty: (typeof difficulties)[number];
  readonly level: number;
  readonly words: [string, string][];
}
