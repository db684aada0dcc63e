// Underline words of a sentence.

import { z } from 'zod';
import { kindOf } from './kind.ts';
import { tasksOfMarkedWords, wordsInText } from './words-in-text.ts';

export const underline = kindOf({
  schema: z.strictObject({ kind: z.literal('underline'), ...wordsInText }),
  tasksOf: ({ tasks }) => tasksOfMarkedWords(tasks),
});
