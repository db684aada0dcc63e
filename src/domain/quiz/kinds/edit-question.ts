// Edit: a text with mistakes of which none is marked; the child writes the better words (product §7.6). The answer is
// the list of changed words, as text.

import { z } from 'zod';
import { editWords, isMended, mistakesIn } from '../edit-text.ts';
import { common, errorsOfQuestion, line } from './common.ts';

const MISTAKES = { least: 3, most: 5 };

export const editQuestion = z
  .strictObject({
    ...common,
    kind: z.literal('edit'),
    /** The text, its mistakes in the notation of edit-text.ts. */
    text: line,
    /** Why each is a mistake, in the order of the text. */
    mistakes: z
      .array(z.strictObject({ why: line }))
      .min(MISTAKES.least)
      .max(MISTAKES.most),
    errors: errorsOfQuestion,
  })
  .check(({ value: { text, mistakes }, issues }) => {
    const fault = (path: (string | number)[], input: unknown, message: string) =>
      issues.push({ code: 'custom', path, message, input });
    const wrong = mistakesIn(text);
    if (wrong.length !== mistakes.length)
      fault(
        ['mistakes'],
        mistakes,
        `mistakes in the text: ${wrong.length}, reasons: ${mistakes.length}`,
      );
    for (const [, word] of wrong) {
      if (word.word === '' || /\s/.test(word.word))
        fault(['text'], text, `“${word.word}” must be one word`);
      if (word.right.includes('')) fault(['text'], text, `“${word.word}” has an empty right form`);
      if (isMended(word, word.word)) fault(['text'], text, `“${word.word}” is its own right form`);
    }
    if (editWords(text).some(({ before, word, after }) => /[{}]/.test(before + word + after)))
      fault(['text'], text, 'a mistake is written {wrong => right}');
  });
