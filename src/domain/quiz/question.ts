// A practice question as an author writes it (product §7.4; content guide §4.1).
// Three kinds: `choice` (pick one), `spot` (pick the part of the sentence that holds the mistake, or “No mistake”) and
// `drag` (drag one word of the sentence into the box). Indexes count from 0.
// Invariant: `whyNot` holds one reason per wrong choice, in the order of the choices, without the key.

import { z } from 'zod';
import { keyAndReasons, keyAndReasonsOfOptions } from './key-and-reasons.ts';
import { learnerErrorId } from './learner-error.ts';
import { tilesOf } from './tiles.ts';

/** The last option of a spot question in which no part need hold a mistake. */
export const NO_MISTAKE = 'No mistake';

const line = z.string().trim().min(1);

/** Advice of the content checker that the author chose not to follow: rule name → the reason. */
const answered = z.record(z.string(), line).optional();

const common = {
  id: z.string().regex(/^[a-z0-9-]+-[eh][1-3]-\d\d$/, 'must look like basic-nouns-e1-01'),
  skill: line,
  title: line,
  why: line,
  whyNot: z.array(line),
  /**
   * Ids of the learner errors behind the wrong choices, in the order of `whyNot`; of a spot question the one error that
   * stands in the sentence, or that children suspect where there is none.
   */
  errors: z.array(learnerErrorId),
  answered,
};

const choiceQuestion = z
  .strictObject({
    ...common,
    kind: z.literal('choice'),
    text: z.string().trim(),
    options: z.array(line),
    answer: z.int().min(0),
  })
  .check(keyAndReasonsOfOptions);

const spotQuestion = z
  .strictObject({
    ...common,
    kind: z.literal('spot'),
    text: line,
    options: z.array(line),
    answer: z.int().min(0),
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

const dragQuestion = z
  .strictObject({
    ...common,
    kind: z.literal('drag'),
    text: line,
    answer: z.int().min(0),
  })
  .check(keyAndReasons(({ text }) => tilesOf(text)));

export const question = z.discriminatedUnion('kind', [choiceQuestion, spotQuestion, dragQuestion]);

export type Question = z.infer<typeof question>;
export type QuestionKind = Question['kind'];
