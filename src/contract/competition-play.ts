// The calls of a running test (product §11.7, §11.12): its questions, one key each, and the answers of a child.

import { z } from 'zod';
import { compId } from './competition.ts';
import { defineEndpoint } from './endpoint.ts';
import { recordId } from './strapi.ts';

export const getSealedPaper = defineEndpoint({
  method: 'GET',
  path: '/api/comp/sealed-paper/:id',
  summary:
    'The questions of a paper, each encrypted by itself (AES-256-GCM), once registration has closed',
  access: 'public',
  params: recordId,
  response: z.object({
    questions: z.array(
      z.object({
        /** base64, 12 bytes */
        iv: z.string(),
        /** base64; the JSON of a question without its answer, followed by the tag. */
        ciphertext: z.string(),
      }),
    ),
  }),
});
export type SealedPaper = z.infer<typeof getSealedPaper.response>;

export const getPaperKey = defineEndpoint({
  method: 'GET',
  path: '/api/comp/paper-key/:id/:question',
  summary: 'The key of one question of a sealed paper, from a few seconds before it is due',
  access: 'public',
  /** The question counts from 0. */
  params: recordId.extend({ question: recordId.shape.id }),
  /** base64, 32 bytes */
  response: z.object({ key: z.string() }),
});

const MAX_QUESTIONS = 100;
const participantId = z.uuid();
/** The start by which answers were given: for a plan that has changed they are refused. */
const startsAt = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .optional();

export const sendPicks = defineEndpoint({
  method: 'POST',
  path: '/api/comp/picks',
  summary: 'Keeps picks as they are made; the first one of each question stands',
  access: 'public',
  body: z.strictObject({
    id: participantId,
    CompId: compId,
    startsAt,
    picks: z
      .array(
        z.strictObject({
          /** From 0. */
          question: z.int(),
          /** From 0. */
          option: z.int(),
          /** Whole seconds that were left of the question. */
          secondsLeft: z.int(),
        }),
      )
      .min(1)
      .max(MAX_QUESTIONS),
  }),
  /** All of them have arrived. */
  response: z.object({
    message: z.string(),
    /** The picks that stand instead, since they were made on another device before. */
    others: z.array(z.object({ question: z.int(), option: z.int() })),
  }),
});

export const setAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/comp/set-answer',
  summary: 'Submits all answers of a participant; for each question the first pick counts',
  access: 'public',
  body: z.strictObject({
    answers: z.array(z.int().nullable()).max(MAX_QUESTIONS),
    /** The sum of the seconds left at each pick. */
    timeTaken: z.int(),
    /** The seconds left at each pick, null without one; their sum is `timeTaken`. */
    secondsLeft: z.array(z.int().nullable()).max(MAX_QUESTIONS).optional(),
    /** The id of the participant. */
    id: participantId,
    CompId: compId.optional(),
    startsAt,
  }),
  response: z.object({
    message: z.string(),
    /** These answers arrived after the end, and none before it: they have no rank. */
    isLate: z.boolean(),
    /** How many answers arrived in time, as picks or handed in: of answers that were late, these alone count. */
    inTime: z.int(),
    /** Answers from another device were there before. */
    hasOthers: z.boolean(),
  }),
});
