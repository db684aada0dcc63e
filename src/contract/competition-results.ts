// Results of a competition (product §11.10). A result is opened by an unguessable token, which is only ever sent in a
// body.

import { z } from 'zod';
import { standards } from '#domain/account/standard.ts';
import { gradeGroups } from '#domain/competition/figures.ts';
import { prizeAddress, prizeStates } from '#domain/competition/prize.ts';
import { message } from './account-fields.ts';
import { paperQuestion } from './competition.ts';
import { defineEndpoint } from './endpoint.ts';
import { MAX_CONCURRENT_DOCUMENTS } from './limits.ts';
import { recordId } from './strapi.ts';

const resultToken = z.string().regex(/^[\w-]{22}$/, 'is not a link of ours');

/** A question that was taken out of the marking: it counts as right for everybody. */
const voidedQuestion = z.object({
  standard: z.enum(standards),
  /** From 1. */
  number: z.int(),
  reason: z.string(),
});

const result = z.object({
  competition: z.int(),
  date: z.string(),
  childsName: z.string(),
  standard: z.enum(standards),
  marks: z.int(),
  outOf: z.int(),
  seconds: z.int(),
  /** The number of answered questions. */
  answered: z.int(),
  rank: z.int().nullable(),
  /** The number of ranked results of the standard. */
  rankedOf: z.int(),
  /** Those of the grade group, such as 2, 3, 4, 5. */
  groupStandards: z.array(z.int()),
  /** In the grade group, by which prizes go. */
  groupRank: z.int().nullable(),
  /** The number of ranked results of the group. */
  groupRankedOf: z.int(),
  /** Why there is no rank; `reason` are the operator's words. */
  noRank: z
    .object({
      because: z.enum(['late', 'other-paper', 'set-aside']),
      reason: z.string().nullable(),
    })
    .nullable(),
  /** Those of the paper. */
  voided: z.array(voidedQuestion),
  /** The prize of a winner. */
  prize: z
    .object({
      name: z.string(),
      place: z.int(),
      state: z.enum(prizeStates),
      /** The family has said where to send it. */
      isAddressConfirmed: z.boolean(),
    })
    .nullable(),
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
  maxConcurrent: MAX_CONCURRENT_DOCUMENTS,
  body: z.strictObject({ token: resultToken }),
  response: z.unknown(),
});

export const confirmAddress = defineEndpoint({
  method: 'POST',
  path: '/api/comp/result/address',
  summary: 'A winner’s family says, once, where the prize is to be sent',
  access: 'public',
  limits: { countedAs: 'prize address', token: { atOnce: 1, perHour: 20 } },
  body: z.strictObject({ token: resultToken, address: prizeAddress }),
  response: message,
});

const MAX_CODE_LENGTH = 40;

export const checkCertificate = defineEndpoint({
  method: 'POST',
  path: '/api/comp/certificate',
  summary: 'Whether a certificate with this code is ours, and what it says about the place',
  access: 'public',
  limits: { countedAs: 'certificate check', network: { perHour: 120, perDay: 500 } },
  /** As it was typed. */
  body: z.strictObject({ code: z.string().max(MAX_CODE_LENGTH) }),
  response: z.object({
    data: z.object({
      competition: z.int(),
      /** YYYYMMDD in India. */
      date: z.string(),
      standard: z.enum(standards),
      rank: z.int().nullable(),
      rankedOf: z.int(),
      /** Those of the grade group. */
      groupStandards: z.array(z.int()),
      /** Of a winner, in the group. */
      winnersPlace: z.int().nullable(),
      /** The first name, where the family shows it. */
      childsName: z.string().nullable(),
    }),
  }),
});
export type CheckedCertificate = z.infer<typeof checkCertificate.response>['data'];

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
    /** The questions that were taken out of the marking, of all standards. */
    voided: z.array(voidedQuestion),
  }),
});
