// The shape shared by the two word games: a level of pairs, similar or opposite (product §9.3, §9.6).
// Word cards and drop-it each pass their own numbers of levels and pairs.
// Invariant: a pair is two words; which one is the slot matters only in drop-it (the first).

import { z } from 'zod';
import { difficulties } from '../quiz/bank.ts';

export const pairKinds = ['similar', 'opposite'] as const;
export type PairKind = (typeof pairKinds)[number];

const word = z.string().trim().min(1);

/** A file of levels: a list, at most `levels` per kind of pair and difficulty. */
export function pairLevelFile(limits: { levels: number }) {
  return z.array(
    z.strictObject({
      pairs: z.enum(pairKinds),
      difficulty: z.enum(difficulties),
      level: z.int().min(1).max(limits.levels),
      words: z.array(z.tuple([word, word])),
    }),
  );
}

export type PairLevel = z.infer<ReturnType<typeof pairLevelFile>>[number];
