// Picture prompt: the child looks at a picture and completes sentences or answers questions about it.

import { z } from 'zod';
import { faultOfGapOrOptions, isOptions } from '../gap.ts';
import { markedText, marksOf, unstressed, withMarks } from '../marked-text.ts';
import { picture as pictureSchema } from '../picture.ts';
import { chosen, optionsInBrackets } from './choose.ts';
import { firstAnswer } from './fill.ts';
import { kindOf, sectionHead, taskWith } from './kind.ts';

const question = z.preprocess(
  (given) => (typeof given === 'string' ? { text: given } : given),
  taskWith({
    text: markedText,
    /** For a question that is answered on a line. */
    answer: markedText.optional(),
  }).check(({ value, issues }) => {
    const marks = marksOf(value.text);
    const fault = (message: string) => issues.push({ code: 'custom', message, input: value });
    if ((marks.length === 0) === (value.answer === undefined)) {
      fault('it has either its answer in {braces} or an “answer” to be written on a line');
    }
    for (const message of marks.map(faultOfGapOrOptions)) if (message !== undefined) fault(message);
  }),
);

export const picture = kindOf({
  schema: z.strictObject({
    kind: z.literal('picture'),
    ...sectionHead,
    picture: pictureSchema,
    tasks: z.array(question).min(2),
  }),
  tasksOf: ({ tasks }) =>
    tasks.map(({ text, answer, why }) => {
      const solution = (mark: string) => (isOptions(mark) ? chosen(mark) : firstAnswer(mark));
      return {
        asked: withMarks(text, (mark) => (isOptions(mark) ? optionsInBrackets(mark) : '____')),
        answers: [answer ?? marksOf(text).map(solution).join(', ')],
        solved: unstressed(answer === undefined ? withMarks(text, solution) : `${text} ${answer}`),
        why,
      };
    }),
});
