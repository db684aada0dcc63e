// Correct the error: each sentence holds a mistake; the child writes the sentence as it should be.

import { z } from 'zod';
import { faultOfMistake, mistakeOf } from '../gap.ts';
import { closeGaps, marksOf, textWithMarks, unstressed, withMarks } from '../marked-text.ts';
import { kindOf, sectionHead, taskWith } from './kind.ts';

const text = textWithMarks(faultOfMistake);

export const correct = kindOf({
  schema: z.strictObject({
    kind: z.literal('correct'),
    ...sectionHead,
    example: text.optional(),
    tasks: z.array(taskWith({ text })).min(1),
  }),
  tasksOf: ({ tasks }) =>
    tasks.map(({ text, why }) => ({
      asked: asMistaken(text),
      answers: mendings(text),
      solved: asMended(text),
      why,
    })),
});

const tidy = (text: string) => closeGaps(unstressed(text));

export function asMistaken(text: string): string {
  return tidy(withMarks(text, (mark) => mistakeOf(mark).wrong));
}

export function asMended(text: string): string {
  return tidy(withMarks(text, (mark) => mistakeOf(mark).right));
}

/** Every right version of a sentence, the author's first. */
export function mendings(text: string): string[] {
  const versions = Math.max(1, ...marksOf(text).map((mark) => 1 + mistakeOf(mark).others.length));
  return Array.from({ length: versions }, (_, version) =>
    tidy(
      withMarks(text, (mark) => {
        const { right, others } = mistakeOf(mark);
        return [right, ...others][version] ?? right;
      }),
    ),
  );
}
