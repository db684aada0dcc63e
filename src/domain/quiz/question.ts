// A practice question as an author writes it (product §7.4; content guide §4.1).
// Three kinds: `choice` (pick one), `spot` (pick the part of the sentence that holds the mistake) and
// `drag` (drag one word of the sentence into the box). Indexes count from 0.
// Invariant: `whyNot` holds one reason per wrong choice, in the order of the choices, without the key.

import { z } from 'zod';
import { keyAndReasons, keyAndReasonsOfOptions } from './key-and-reasons.ts';
import { tilesOf } from './tiles.ts';

const line = z.string().trim().min(1);

/** Advice of the content checker that the author chose not to follow: rule name → the reason. */
const answered = z.record(z.string(), line).optional();

const common = {
  id: z.string().regex(/^[a-z0-9-]+-[eh][1-3]-\d\d$/, 'must look like basic-nouns-e1-01'),
  skill: line,
  title: line,
  why: line,
  whyNot: z.array(line),
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
    correction: line,
  })
  .check(keyAndReasonsOfOptions);

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
