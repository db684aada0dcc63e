// The picture of a lesson, as data that pages draw (product §7.12): drawn things, a timeline of tenses, a sentence and
// what becomes of it, or steps that rise.

import { z } from 'zod';
import { line } from '../worksheet/marked-text.ts';
import { labelledThing } from '../worksheet/picture.ts';
import { moments } from './moments.ts';

const MOST_THINGS = 3;
const MOST_EVENTS = 3;

const things = z.array(labelledThing).min(1).max(MOST_THINGS);

const moment = z.enum(moments);

/** Something that happens at a moment, or lasts from one to another; the label is the sentence that says so. */
const event = z
  .strictObject({ from: moment, to: moment.optional(), label: line })
  .refine(
    ({ from, to = from }) => moments.indexOf(from) <= moments.indexOf(to),
    'an event does not end before it begins',
  );

const timeline = z.strictObject({ timeline: z.array(event).min(1).max(MOST_EVENTS) });

/** Two lines of words or phrases, and which part of the upper one becomes which of the lower one (indexes from 0). */
const change = z
  .strictObject({
    change: z.strictObject({
      from: z.array(line).min(2).max(5),
      to: z.array(line).min(2).max(5),
      pairs: z.array(z.tuple([z.int().nonnegative(), z.int().nonnegative()])).min(1),
    }),
  })
  .refine(
    ({ change: { from, to, pairs } }) =>
      pairs.every(([upper, lower]) => upper < from.length && lower < to.length),
    'a pair joins two parts that are there',
  );

/** From the least to the most: `tall`, `taller`, `tallest`. */
const ladder = z.strictObject({ ladder: z.array(line).min(2).max(5) });

export const lessonPicture = z.union([things, timeline, change, ladder]);
export type LessonPicture = z.infer<typeof lessonPicture>;
