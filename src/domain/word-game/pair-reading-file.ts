// A reader's confirmation of a pair that WordNet does not confirm (content guide §8.2):
// the sense in which the pair holds, and a sentence that shows it. File: games/pair-readings.yaml.
// Invariant: the order of the two words does not matter.

import { z } from 'zod';
import { pairKinds } from './pair-level.ts';

const line = z.string().trim().min(1);

export const pairReadingFile = z.array(
  z.strictObject({
    pairs: z.enum(pairKinds),
    words: z.tuple([line, line]),
    sense: line,
    sentence: line,
  }),
);

export type PairReading = z.infer<typeof pairReadingFile>[number];
