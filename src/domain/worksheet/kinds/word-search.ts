// Word search: words hidden in a square of letters, listed below it or found by their clues. One task.

import { z } from 'zod';
import { plainText } from '../marked-text.ts';
import { faultOfHiddenWords, lettersOf } from '../puzzle/words.ts';
import { kindOf, sectionHead, why } from './kind.ts';

const MIN_WORDS = 5;
const MAX_WORDS = 12;

const puzzleWord = plainText.regex(/^[\p{L}' -]+$/u, 'a word has only letters');

/** A list of words, or words with their clues. */
const words = z.preprocess(
  (given) => (Array.isArray(given) ? Object.fromEntries(given.map((word) => [word, null])) : given),
  z
    .record(puzzleWord, plainText.nullable())
    .transform((clues) => Object.entries(clues).map(([word, clue]) => ({ word, clue })))
    .refine(
      ({ length }) => length >= MIN_WORDS && length <= MAX_WORDS,
      `it has ${MIN_WORDS} to ${MAX_WORDS} words`,
    )
    .check(({ value, issues }) => {
      const fault = faultOfHiddenWords(value.map(({ word }) => lettersOf(word)));
      if (fault !== undefined) issues.push({ code: 'custom', message: fault, input: value });
    }),
);

export const wordSearch = kindOf({
  schema: z.strictObject({
    kind: z.literal('word-search'),
    ...sectionHead,
    words,
    /** Change it if the square looks unlucky. */
    seed: z.int().default(1),
    why,
  }),
  tasksOf: ({ words, why }) => [
    {
      asked: words.map(({ word, clue }) => clue ?? word).join('; '),
      answers: [words.map(({ word }) => word).join(', ')],
      solved: words.map(({ word, clue }) => (clue === null ? word : `${word}: ${clue}`)).join('\n'),
      why,
    },
  ],
});
