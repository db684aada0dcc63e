// Crossword: words that cross, found by their clues. One task.

import { z } from 'zod';
import { plainText } from '../marked-text.ts';
import { faultOfLengths, lettersOf } from '../puzzle/words.ts';
import { kindOf, sectionHead, why } from './kind.ts';

const MIN_WORDS = 5;
const MAX_WORDS = 10;

export const crossword = kindOf({
  schema: z.strictObject({
    kind: z.literal('crossword'),
    ...sectionHead,
    /** Words with their clues. */
    words: z
      .record(plainText.regex(/^\p{L}+$/u, 'a word has only letters'), plainText)
      .transform((clues) => Object.entries(clues).map(([word, clue]) => ({ word, clue })))
      .refine(
        ({ length }) => length >= MIN_WORDS && length <= MAX_WORDS,
        `it has ${MIN_WORDS} to ${MAX_WORDS} words`,
      )
      .check(({ value, issues }) => {
        const fault = faultOfLengths(value.map(({ word }) => lettersOf(word)));
        if (fault !== undefined) issues.push({ code: 'custom', message: fault, input: value });
      }),
    seed: z.int().default(1),
    why,
  }),
  tasksOf: ({ words, why }) => [
    {
      asked: words.map(({ clue }) => clue).join('; '),
      answers: [words.map(({ word }) => word).join(', ')],
      solved: words.map(({ word, clue }) => `${word}: ${clue}`).join('\n'),
      why,
    },
  ],
});
