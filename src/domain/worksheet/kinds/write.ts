// Write: a few lines of the child's own. The key gives an example and what to look for.

import { z } from 'zod';
import { plainText, unstressed } from '../marked-text.ts';
import { kindOf, sectionHead, taskWith } from './kind.ts';

const MAX_LINES = 8;

export const write = kindOf({
  schema: z.strictObject({
    kind: z.literal('write'),
    ...sectionHead,
    tasks: z
      .array(
        taskWith({
          text: plainText,
          lines: z.int().min(1).max(MAX_LINES).default(3),
          /** One good answer. */
          answer: plainText,
          /** What to look for in the child's answer. */
          look: z.array(plainText).default([]),
        }),
      )
      .min(1),
  }),
  tasksOf: ({ tasks }) =>
    tasks.map(({ text, answer, look, why }) => ({
      asked: unstressed(text),
      answers: [unstressed(answer)],
      solved: [answer, ...look].map(unstressed).join('\n'),
      why,
    })),
});
