// Results of a competition (product §11.10). A result is opened by an unguessable token, which is only ever sent in a
// body.

import { z } from 'zod';
import { standards } from '#domain/account/standard.ts';
import { gradeGroups } from '#domain/competition/figures.ts';
import { message } from './account-fields.ts';
import { paperQuestion } from './competition.ts';
import { defineEndpoint } from './endpoint.ts';
import { recordId } from './strapi.ts';

const resultToken = z.string().regex(/^[\w-]{22}$/, 'is not a link of ours');

const result = z.object({
  competition: z.int(),
  date: z.string(),
  childsName: z.string(),
  standard: z.enum(standards),
  marks: z.int(),
  outOf: z.int(),
  seconds: z.int(),
  isLate: z.boolean(),
  rank: z.int().nullable(),
  /** The number of ranked results of the standard. */
  rankedOf: z.int(),
  groupRank: z.int().nullable(),
  /** The prize of a winner. */
  prize: z.string().nullable(),
  /** The parent allows the child's name in the list of winners. */
  isNameShown: z.boolean(),
  questions: z.array(
    paperQuestion.required().extend({
      /** The child's answer; null if unanswered. */
      given: z.int().nullable(),
    }),
  ),
});
export type CompetitionResult = z.infer<typeof result>;

export const getResult = defineEndpoint({
  method: 'POST',
  path: '/api/comp/result',
  summary: 'The result of a link',
  access: 'public',
  body: z.strictObject({ token: resultToken }),
  response: z.object({ data: result }),
});

export const showNameInResult = defineEndpoint({
  method: 'POST',
  path: '/api/comp/result/name',
  summary: "Shows or hides the child's first name in the list of winners",
  access: 'public',
  body: z.strictObject({ token: resultToken, isShown: z.boolean() }),
  response: message,
});

export const getCertificate = defineEndpoint({
  method: 'POST',
  path: '/api/comp/result/certificate',
  summary: 'The certificate of a result, as PDF',
  access: 'public',
  limits: {
    countedAs: 'certificate',
    token: { atOnce: 1, perHour: 10, perDay: 30 },
    network: { atOnce: 20, perHour: 1_000, perDay: 3_000 },
  },
  body: z.strictObject({ token: resultToken }),
  response: z.unknown(),
});

export const listWinners = defineEndpoint({
  method: 'GET',
  path: '/api/comp/winners/:id',
  summary:
    'The winners of a competition whose results were announced; nameless unless a parent agreed',
  access: 'public',
  params: recordId,
  response: z.object({
    data: z.array(
      z.object({
        group: z.enum(gradeGroups),
        rank: z.int(),
        standard: z.enum(standards),
        marks: z.int(),
        seconds: z.int(),
        prize: z.string(),
        childsName: z.string().nullable(),
      }),
    ),
  }),
});
