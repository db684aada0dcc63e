// The lessons of a topic, one for each level: what to know before the questions (product §7.12; content guide §10).
// An example marks its point with stars: `Two *mangoes* fell.` The mistake of children stands in braces, wrong and right:
// `Two {mango => mangoes} fell.`

import { z } from 'zod';
import { learnerErrorId } from '../quiz/learner-error.ts';
import { faultOfMistake, mistakeOf } from '../worksheet/gap.ts';
import { line, marksOf, plainText, textWithMarks } from '../worksheet/marked-text.ts';
import { lessonPicture } from './lesson-picture.ts';

/** Without stars and braces: these texts are also read aloud. */
const unmarked = line.refine((text) => !/[*{}]/.test(text), 'nothing is marked here');

const example = plainText.refine((text) => text.includes('*'), 'the point is marked: *like this*');

const mistake = textWithMarks((mark) =>
  mistakeOf(mark).others.length > 0 ? `{${mark}} has one right side` : faultOfMistake(mark),
).refine((text) => marksOf(text).length < 2, 'there is one mistake');

/** In Devanagari; English words may stand in it. */
const hindi = line.refine((text) => /\p{Script=Devanagari}/u.test(text), 'this line is in Hindi');

/** A skill of the level: a hint for its questions, and the way to their answer shown on a sentence of its own. */
const skillOfLesson = z.strictObject({
  /** As in the level's plan. */
  skill: line,
  /** One line that leads to the answer without telling it. */
  hint: unmarked,
  example,
  /** What to do, step by step, with the example's words. */
  steps: z.array(unmarked).min(2).max(4),
  /** Where Hindi pulls the other way: what differs. */
  hindi: hindi.optional(),
});

const choiceToTry = z
  .strictObject({
    /** With a blank, or a question. */
    text: unmarked,
    options: z.array(unmarked).min(2).max(3),
    /** The index of the right option, from 0. */
    answer: z.int().nonnegative(),
    why: unmarked,
  })
  .refine(({ options, answer }) => answer < options.length, 'the answer is one of the options')
  .refine(
    ({ options }) => new Set(options.map((text) => text.toLowerCase())).size === options.length,
    'no option stands twice',
  );

export const lessonOfFile = z.strictObject({
  /** The id of the level. */
  level: z.int().positive(),
  title: unmarked,
  /** One to three sentences, each with one fact. */
  rule: unmarked,
  examples: z.array(example).min(3).max(5),
  /** A sentence that looks like the examples, but to which the rule does not apply; and why. */
  unlike: z.strictObject({ text: example, why: unmarked }),
  mistake,
  /** Whose mistake that is, in the catalogue of learner errors. */
  error: learnerErrorId,
  /** One question to try after reading. */
  try: choiceToTry,
  /** Where seeing helps. */
  picture: lessonPicture.optional(),
  /** Those of the level's plan, in its order. */
  skills: z.array(skillOfLesson).min(2).max(6),
});

export const lessonFile = z.strictObject({
  /** The id of the topic. */
  topic: z.int().positive(),
  lessons: z.array(lessonOfFile),
});

export type LessonFile = z.infer<typeof lessonFile>;
export type LessonOfFile = z.infer<typeof lessonOfFile>;
