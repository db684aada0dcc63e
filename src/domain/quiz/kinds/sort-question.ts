// Sort: the child puts each word into one of two or three boxes (product §7.6).
// The answer is the index of the box of each word, in the order of `wordsToSort`.

import { z } from 'zod';
import { common, errorsOfQuestion, line } from './common.ts';

const MIN_WORDS = 5;
const MAX_WORDS = 8;

export const sortQuestion = z
  .strictObject({
    ...common,
    kind: z.literal('sort'),
    /** A sentence to read first; mostly none. */
    text: z.string().trim().default(''),
    boxes: z
      .array(
        z.strictObject({
          name: line,
          words: z.array(line).min(1),
          /** Why these words belong in this box. */
          why: line,
        }),
      )
      .min(2)
      .max(3),
    errors: errorsOfQuestion,
  })
  .check(({ value: { boxes }, issues }) => {
    const words = boxes.flatMap((box) => box.words);
    const fault = (message: string) =>
      issues.push({ code: 'custom', path: ['boxes'], message, input: boxes });
    if (words.length < MIN_WORDS || words.length > MAX_WORDS)
      fault(`they have ${words.length} words: ${MIN_WORDS} to ${MAX_WORDS} are right`);
    if (new Set(words.map((word) => word.toLowerCase())).size < words.length)
      fault('a word is there twice');
    if (new Set(boxes.map(({ name }) => name.toLowerCase())).size < boxes.length)
      fault('two boxes have one name');
  });
