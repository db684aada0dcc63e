// The words of the day, as an author writes them: vocabulary/words.yaml (product §8.3).
// The position in the list is the day of the school year, which begins on 1 April; 366 covers a leap year.
// Invariant: the order of the list is significant.

import { z } from 'zod';

export const WORDS_OF_THE_DAY = 366;

export const wordTypes = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'preposition',
  'conjunction',
] as const;

const line = z.string().trim().min(1);

export const wordFile = z.array(
  z.strictObject({ word: line, type: z.enum(wordTypes), meaning: line, sentence: line }),
);

export type WordOfTheDay = z.infer<typeof wordFile>[number];
