// The lesson of a level (product §7.12). It is a call of its own: the page of a topic shows it without the questions of
// the level and their keys, and the response of the level stays as it is.

import { z } from 'zod';
import { moments } from '#domain/lesson/moments.ts';
import { defineEndpoint } from './endpoint.ts';
import { recordId, recordQuery, recordResponse } from './strapi.ts';

const moment = z.enum(moments);

/** A stretch of a sentence; the point of the lesson is marked. */
const textPart = z.object({ text: z.string(), isMarked: z.boolean() });

const markedText = z.array(textPart);

const skill = z.object({
  skill: z.string(),
  /** Leads to the answer without telling it. */
  hint: z.string(),
  /** A sentence of its own, on which the steps are shown. */
  example: markedText,
  steps: z.array(z.string()),
  /** What differs in Hindi, in Devanagari; null where nothing does. */
  hindi: z.string().nullable(),
});

/** What the page draws; its labels say it in words. */
const picture = z.discriminatedUnion('kind', [
  /** Drawings as SVG, each with the words below it. */
  z.object({
    kind: z.literal('things'),
    things: z.array(z.object({ drawing: z.string(), label: z.string() })),
  }),
  z.object({
    kind: z.literal('timeline'),
    events: z.array(z.object({ from: moment, to: moment, label: z.string() })),
  }),
  /** A sentence in parts, what becomes of it, and which part becomes which (indexes from 0). */
  z.object({
    kind: z.literal('change'),
    from: z.array(z.string()),
    to: z.array(z.string()),
    pairs: z.array(z.tuple([z.int(), z.int()])),
  }),
  /** From the least to the most. */
  z.object({ kind: z.literal('ladder'), steps: z.array(z.string()) }),
]);

const lessonAttributes = z.object({
  title: z.string(),
  /** One to three sentences, each with one fact. */
  rule: z.string(),
  examples: z.array(markedText),
  /** Looks like the examples, but the rule does not apply to it. */
  unlike: z.object({ text: markedText, why: z.string() }),
  /** A mistake that children make … */
  wrong: markedText,
  /** … and the same sentence as it should be. */
  right: markedText,
  /** One question to try after reading. */
  try: z.object({
    text: z.string(),
    options: z.array(z.string()),
    /** The index of the right option, from 0. */
    answer: z.int(),
    why: z.string(),
  }),
  /** Null where seeing does not help. */
  picture: picture.nullable(),
  /** The skills that the questions of the level name. */
  skills: z.array(skill),
});

export type LessonAttributes = z.infer<typeof lessonAttributes>;
export type SkillOfLesson = z.infer<typeof skill>;
export type LessonPicture = z.infer<typeof picture>;
export type TextPart = z.infer<typeof textPart>;

export const getLesson = defineEndpoint({
  method: 'GET',
  path: '/api/lessons/:id',
  summary: 'The lesson of a level, by the id of the level; free where the level is free',
  access: 'viewer',
  params: recordId,
  query: recordQuery(),
  response: recordResponse(lessonAttributes),
});
