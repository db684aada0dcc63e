// Choose: the right word of two or more that stand in the sentence; the child circles it.

import { z } from 'zod';
import { faultOfOptions, optionsOf } from '../gap.ts';
import { marksOf, textWithMarks, unstressed, withMarks } from '../marked-text.ts';
import { kindOf, sectionHead, taskWith } from './kind.ts';

const text = textWithMarks(faultOfOptions);

export const choose = kindOf({
  schema: z.strictObject({
    kind: z.literal('choose'),
    ...sectionHead,
    example: text.optional(),
    tasks: z.array(taskWith({ text })).min(1),
  }),
  tasksOf: ({ tasks }) =>
    tasks.map(({ text, why }) => ({
      asked: withMarks(text, optionsInBrackets),
      answers: [marksOf(text).map(chosen).join(', ')],
      solved: unstressed(withMarks(text, chosen)),
      why,
    })),
});

export function chosen(mark: string): string {
  const { options, answer } = optionsOf(mark);
  return options[answer] ?? '';
}

export function optionsInBrackets(mark: string): string {
  return `(${optionsOf(mark).options.join(' / ')})`;
}
