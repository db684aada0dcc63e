// The lessons of a topic, one for each level: what to know before the questions (product §7.12; content guide §10).
// An example marks its point with stars: `Two *mangoes* fell.` The mistake of children stands in braces, wrong and right:
// `Two {mango => mangoes} fell.`

import { z } from 'zod';
import { learnerErrorId } from '../quiz/learner-error.ts';
import { faultOfMistake, mistakeOf } from '../worksheet/gap.ts';
import { line, marksOf, plainText, textWithMarks } from '../worksheet/marked-text.ts';
import { labelledThing } from '../worksheet/picture.ts';

/** Without stars and braces: these texts are also read aloud. */
const unmarked = line.refine((text) => !/[*{}]/.test(text), 'nothing is marked here');

const example = plainText.refine((text) => text.includes('*'), 'the point is marked: *like this*');

const mistake = textWithMarks((mark) =>
  mistakeOf(mark).others.length > 0 ? `{${mark}} has one right side` : faultOfMistake(mark),
).refine((text) => marksOf(text).length < 2, 'there is one mistake');

const MOST_THINGS = 3;

export const lessonOfFile = z.strictObject({
  /** The id of the level. */
  level: z.int().positive(),
  title: unmarked,
  /** The rule in one sentence. */
  rule: unmarked,
  examples: z.tuple([example, example]),
  mistake,
  /** Whose mistake that is, in the catalogue of learner errors. */
  error: learnerErrorId,
  /** The lesson's simplest line, shown in the middle of a question. */
  hint: unmarked,
  /** Where a drawing helps; the words below say what it shows. */
  picture: z.array(labelledThing).min(1).max(MOST_THINGS).optional(),
});

export const lessonFile = z.strictObject({
  /** The id of the topic. */
  topic: z.int().positive(),
  lessons: z.array(lessonOfFile),
});

export type LessonFile = z.infer<typeof lessonFile>;
export type LessonOfFile = z.infer<typeof lessonOfFile>;
