// Spot: the child picks the part of the sentence that holds the mistake, or “No mistake” (product §7.4).

import { z } from 'zod';
import { NO_MISTAKE } from '../choices.ts';
import { keyAndReasonsOfOptions } from '../key-and-reasons.ts';
import { oneOfChoices } from './choices-common.ts';
import { line } from './common.ts';

export const spotQuestion = z
  .strictObject({
    ...oneOfChoices,
    kind: z.literal('spot'),
    text: line,
    options: z.array(line),
    /** The text with its mistake mended; absent if the key is “No mistake”. */
    correction: line.optional(),
  })
  .check(keyAndReasonsOfOptions)
  .check(({ value, issues }) => {
    const isMistaken = value.options[value.answer] !== NO_MISTAKE;
    if (isMistaken === (value.correction !== undefined)) return;
    const message = isMistaken ? 'it is missing' : 'a sentence with no mistake has none';
    issues.push({ code: 'custom', path: ['correction'], message, input: value });
  });
