// Match: the child pairs five with five (product §7.6).
// The answer is, for each left side in order, the index of the pair whose right side the child chose.

import { z } from 'zod';
import { common, errorsOfQuestion, line } from './common.ts';

export const PAIRS_PER_MATCH = 5;

export const matchQuestion = z
  .strictObject({
    ...common,
    kind: z.literal('match'),
    pairs: z
      .array(
        z.strictObject({
          left: line,
          right: line,
          /** Why these two belong together. */
          why: line,
        }),
      )
      .length(PAIRS_PER_MATCH),
    errors: errorsOfQuestion,
  })
  .check(({ value: { pairs }, issues }) => {
    for (const side of ['left', 'right'] as const) {
      const texts = new Set(pairs.map((pair) => pair[side].toLowerCase()));
      if (texts.size === pairs.length) continue;
      const message = `two of them are the same on the ${side}`;
      issues.push({ code: 'custom', path: ['pairs'], message, input: pairs });
    }
  });
