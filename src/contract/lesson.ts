// The lesson of a level (product §7.12). It is a call of its own: the page of a topic shows it without the questions of
// the level and their keys, and the response of the level stays as it is.

import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordId, recordQuery, recordResponse } from './strapi.ts';

/** A stretch of a sentence; the point of the lesson is marked. */
const textPart = z.object({ text: z.string(), isMarked: z.boolean() });

const lessonAttributes = z.object({
  title: z.string(),
  /** One sentence. */
  rule: z.string(),
  examples: z.array(z.array(textPart)),
  /** A mistake that children make … */
  wrong: z.array(textPart),
  /** … and the same sentence as it should be. */
  right: z.array(textPart),
  /** The simplest line of the lesson. */
  hint: z.string(),
  /** Drawings as SVG, each with the words below it; mostly none. */
  picture: z.array(z.object({ drawing: z.string(), label: z.string() })),
});

export type LessonAttributes = z.infer<typeof lessonAttributes>;
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
