// Fill in: the child writes the missing words into a sentence, from a box of words or out of their own head.

import { z } from 'zod';
import { faultOfGap, gapOf } from '../gap.ts';
import { line, marksOf, textWithMarks, unstressed, withMarks } from '../marked-text.ts';
import { inAlphabeticalOrder, kindOf, sectionHead, taskWith } from './kind.ts';

const text = textWithMarks(faultOfGap);

/** `box: true` prints the answers to choose from; a list adds words that are left over. */
export const box = z.union([z.literal(true), z.array(line).min(1)]).optional();

export const fill = kindOf({
  schema: z.strictObject({
    kind: z.literal('fill'),
    ...sectionHead,
    box,
    example: text.optional(),
    tasks: z.array(taskWith({ text })).min(1),
  }),
  tasksOf: ({ tasks }) =>
    tasks.map(({ text, why }) => ({
      asked: withMarks(text, () => '____'),
      answers: answersOf(text),
      solved: unstressed(withMarks(text, firstAnswer)),
      why,
    })),
});

export function firstAnswer(mark: string): string {
  return gapOf(mark).answers[0] ?? '';
}

/** The answers of one gap apart; those of several gaps in order, as one. */
function answersOf(text: string): readonly string[] {
  const marks = marksOf(text);
  const [only] = marks;
  if (only !== undefined && marks.length === 1) return gapOf(only).answers;
  return [marks.map((mark) => gapOf(mark).answers.join(' or ')).join(', ')];
}

/** The words of the box above these texts; none if there is no box. */
export function wordsOfBox(given: z.infer<typeof box>, texts: readonly string[]): string[] {
  if (given === undefined) return [];
  const answers = texts.flatMap(marksOf).map(firstAnswer);
  return inAlphabeticalOrder(given === true ? answers : [...answers, ...given]);
}
