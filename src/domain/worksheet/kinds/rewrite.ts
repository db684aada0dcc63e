// Rewrite as directed: the child rewrites the whole sentence.

import { z } from 'zod';
import { plainText, unstressed } from '../marked-text.ts';
import { kindOf, sectionHead, taskWith } from './kind.ts';

const answer = z.union([plainText.transform((one) => [one]), z.array(plainText).min(1)]);
const sentence = {
  text: plainText,
  /** For this sentence alone: “Begin with: Yesterday”. */
  hint: plainText.optional(),
  answer,
};

export const rewrite = kindOf({
  schema: z.strictObject({
    kind: z.literal('rewrite'),
    ...sectionHead,
    example: z.strictObject(sentence).optional(),
    tasks: z.array(taskWith(sentence)).min(1),
  }),
  tasksOf: ({ tasks }) =>
    tasks.map(({ text, hint, answer, why }) => ({
      asked: unstressed(hint === undefined ? text : `${text} (${hint})`),
      answers: answer.map(unstressed),
      solved: answer.map(unstressed).join('\n'),
      why,
    })),
});
