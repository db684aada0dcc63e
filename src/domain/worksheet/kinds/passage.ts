// Complete a passage: a story, a letter, a dialogue, a notice with gaps to fill or options to choose from. One task.

import { z } from 'zod';
import { faultOfGapOrOptions, gapOf, isOptions } from '../gap.ts';
import { line, marksOf, textWithMarks, unstressed, withMarks } from '../marked-text.ts';
import { chosen, optionsInBrackets } from './choose.ts';
import { box, firstAnswer } from './fill.ts';
import { kindOf, sectionHead, why } from './kind.ts';

export const forms = [
  'story',
  'letter',
  'dialogue',
  'notice',
  'diary',
  'email',
  'message',
  'poem',
  'recipe',
  'report',
  'text',
] as const;

/** The forms of a connected text. Its lines are paragraphs, and in a dialogue `Meena: …`. */
export const connectedText = {
  form: z.enum(forms),
  title: line.optional(),
};

export const passage = kindOf({
  schema: z.strictObject({
    kind: z.literal('passage'),
    ...sectionHead,
    ...connectedText,
    box,
    text: textWithMarks(faultOfGapOrOptions),
    why,
  }),
  tasksOf: ({ text, why }) => [
    {
      asked: withMarks(text, (mark) => (isOptions(mark) ? optionsInBrackets(mark) : '____')),
      answers: [
        marksOf(text)
          .map((mark) => (isOptions(mark) ? chosen(mark) : gapOf(mark).answers.join(' or ')))
          .join(', '),
      ],
      solved: unstressed(
        withMarks(text, (mark) => (isOptions(mark) ? chosen(mark) : firstAnswer(mark))),
      ),
      why,
    },
  ],
});

/** The paragraphs of a connected text. */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
