// A worksheet as an author writes it: worksheets/<category>/<nn-topic>/concept-<n>.yaml, practice-easy-<n>.yaml and
// practice-hard-<n>.yaml (product §10; content guide §9). Topic, type and number are those of the path.

import { z } from 'zod';
import { section } from './kinds/all-kinds.ts';
import { line, plainText } from './marked-text.ts';
import { picture } from './picture.ts';

/** Advice of the content checker that the author chose not to follow: rule name → the reason. */
const answered = z.record(z.string(), line).optional();

const MIN_EXAMPLES = 2;

const pointTable = z
  .strictObject({
    head: z.array(line).min(2).max(5),
    rows: z.array(z.array(plainText)).min(1).max(10),
  })
  .refine(
    ({ head, rows }) => rows.every(({ length }) => length === head.length),
    'each row has as many cells as the head',
  );

/** A part of a concept sheet; the words that show the point stand between stars. */
const point = z
  .strictObject({
    heading: plainText,
    text: plainText.optional(),
    examples: z.array(plainText).default([]),
    table: pointTable.optional(),
  })
  .refine(
    ({ examples, table }) => examples.length >= MIN_EXAMPLES || table !== undefined,
    'it has two examples or more, or a table',
  );

export const conceptSheetFile = z.strictObject({
  title: plainText,
  /** The rule in one sentence. */
  rule: plainText,
  picture,
  points: z.array(point).min(1).max(4),
  /** What children get wrong, and how it is right. */
  mistakes: z
    .array(z.strictObject({ wrong: plainText, right: plainText, why: line.optional() }))
    .min(1)
    .max(4),
  remember: plainText.optional(),
  /** One thing to do. */
  try: plainText,
  answered,
});

export const practiceSheetFile = z.strictObject({
  title: plainText,
  sections: z.array(section).min(1),
  answered,
});

export type ConceptSheetFile = z.infer<typeof conceptSheetFile>;
export type PracticeSheetFile = z.infer<typeof practiceSheetFile>;
