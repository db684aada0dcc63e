// What second readers found: one entry per item, reader and round (content guide §6).
// An answer reader has not seen the key; a fairness reader looks for two defensible options.
// Round 1 is the item as first written, round 2 the item after mending.
// The answer is the index of an option, the word (for a word of the day, whose id is the word) or the pairs (for a
// level of a game, whose id is kind, difficulty and level).
// `text` identifies the words that the reader saw; a reading counts for these words only. Readings of earlier rounds, taken
// before this was recorded, have none.
// Invariant: `agree` and `differ` compare the reader's answer with the key of that round. `doubt` with an answer agrees
// with the key, but with reservations; without an answer the reader could not decide.

import { z } from 'zod';

export const readingFile = z.array(
  z.strictObject({
    id: z.string().trim().min(1),
    reader: z.enum(['answer', 'fairness']),
    answer: z.union([z.int().min(0), z.string().trim().min(1)]).nullable(),
    verdict: z.enum(['agree', 'differ', 'doubt', 'fault']),
    note: z.string().trim().min(1).optional(),
    round: z.union([z.literal(1), z.literal(2)]),
    text: z
      .string()
      .regex(/^[0-9a-f]{8}$/)
      .optional(),
  }),
);

export type Reading = z.infer<typeof readingFile>[number];
