// Circle words of a sentence, or the odd one out in a row of words.

import { z } from 'zod';
import { kindOf } from './kind.ts';
import { tasksOfMarkedWords, wordsInText } from './words-in-text.ts';

export const circle = kindOf({
  schema: z.strictObject({ kind: z.literal('circle'), ...wordsInText }),
  tasksOf: ({ tasks }) => tasksOfMarkedWords(tasks),
});
