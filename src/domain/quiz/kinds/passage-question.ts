// Passage: a story, notice, letter or dialogue of 50 to 120 words with four or five places to decide (product §7.6). A
// place is a gap (`____`), or words in square brackets that may hold a mistake: `We bought [two breads] there.`
// The answer is the index of the option chosen at each place.

import { z } from 'zod';
import { keyOfOptions } from '../key-and-reasons.ts';
import { piecesOf } from '../passage-text.ts';
import { common, errorsOfQuestion, line } from './common.ts';

const MIN_PLACES = 4;
const MAX_PLACES = 5;

const place = z
  .strictObject({
    /** Of words that may hold a mistake, what could stand there instead, and “No mistake”. */
    options: z.array(line).min(2).max(4),
    answer: z.int().min(0),
    /** Why the key is right here. */
    why: line,
  })
  .check(keyOfOptions);

export const passageQuestion = z
  .strictObject({
    ...common,
    kind: z.literal('passage'),
    /** Lines are paragraphs, or lines of a dialogue (`Meena: …`). */
    text: line,
    places: z.array(place).min(MIN_PLACES).max(MAX_PLACES),
    errors: errorsOfQuestion,
  })
  .check(({ value: { text, places }, issues }) => {
    const count = piecesOf(text).filter(({ kind }) => kind !== 'words').length;
    if (count === places.length) return;
    const message = `the text has ${count} places, but ${places.length} are described`;
    issues.push({ code: 'custom', path: ['places'], message, input: places });
  });
