// A practice question as an author writes it (product §7.4; content guide §4.1). Indexes count from 0.
// In three kinds the child picks one of several choices: `choice` (an option), `spot` (the part of the sentence that
// holds the mistake, or “No mistake”) and `drag` (one word of the sentence, dragged into the box).
// Invariant of these: `whyNot` holds one reason per wrong choice, in the order of the choices, without the key.
// In the others the child produces the answer: `order`, `sort`, `match`, `type` and `passage` (kinds/).

import { z } from 'zod';
import { type ChoiceKind, NO_MISTAKE } from './choices.ts';
import { keyAndReasons, keyAndReasonsOfOptions } from './key-and-reasons.ts';
import { common, line } from './kinds/common.ts';
import { matchQuestion } from './kinds/match-question.ts';
import { orderQuestion } from './kinds/order-question.ts';
import { passageQuestion } from './kinds/passage-question.ts';
import { sortQuestion } from './kinds/sort-question.ts';
import { typeQuestion } from './kinds/type-question.ts';
import { learnerErrorId } from './learner-error.ts';
import { tilesOf } from './tiles.ts';

const oneOfChoices = {
  ...common,
  answer: z.int().min(0),
  whyNot: z.array(line),
  /**
   * Ids of the learner errors behind the wrong choices, in the order of `whyNot`; of a spot question the one error that
   * stands in the sentence, or that children suspect where there is none.
   */
  errors: z.array(learnerErrorId),
};

const choiceQuestion = z
  .strictObject({
    ...oneOfChoices,
    kind: z.literal('choice'),
    text: z.string().trim(),
    options: z.array(line),
  })
  .check(keyAndReasonsOfOptions);

const spotQuestion = z
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

const dragQuestion = z
  .strictObject({ ...oneOfChoices, kind: z.literal('drag'), text: line })
  .check(keyAndReasons(({ text }) => tilesOf(text)));

export const question = z.discriminatedUnion('kind', [
  choiceQuestion,
  spotQuestion,
  dragQuestion,
  orderQuestion,
  sortQuestion,
  matchQuestion,
  typeQuestion,
  passageQuestion,
]);

export type Question = z.infer<typeof question>;
export type QuestionKind = Question['kind'];

/** The child picks one of its choices. */
export type ChoiceQuestion = Extract<Question, { kind: ChoiceKind }>;
/** The child produces the answer. */
export type ProducedQuestion = Exclude<Question, ChoiceQuestion>;
