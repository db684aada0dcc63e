// Match: a line from each thing on the left to its partner on the right, which stand in another order.

import { z } from 'zod';
import { plainText, unstressed } from '../marked-text.ts';
import { kindOf, sectionHead, why } from './kind.ts';

const areDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

export const match = kindOf({
  schema: z.strictObject({
    kind: z.literal('match'),
    ...sectionHead,
    /** Set if each pair reads as one sentence. */
    sentences: z.boolean().default(false),
    pairs: z
      .array(z.tuple([plainText, plainText]))
      .min(4)
      .max(8)
      .refine((pairs) => areDistinct(pairs.map(([left]) => left)), 'a left side occurs twice')
      .refine((pairs) => areDistinct(pairs.map(([, right]) => right)), 'a right side occurs twice'),
    why,
  }),
  tasksOf: ({ pairs, sentences, why }) => [
    {
      asked: pairs.map(([left]) => unstressed(left)).join('; '),
      answers: [pairs.map(([left, right]) => unstressed(`${left} – ${right}`)).join('; ')],
      solved: pairs.map((pair) => unstressed(pair.join(sentences ? ' ' : ' – '))).join('\n'),
      why,
    },
  ],
});
