// Worksheet calls (product §10.5).

import { z } from 'zod';
import { categories, difficulties } from '#domain/quiz/bank.ts';
import { madeKinds } from '#domain/worksheet/made-task.ts';
import {
  MAX_COPIES,
  MAX_MADE_TASKS,
  MAX_NAME_LENGTH,
  MIN_MADE_TASKS,
  SEED,
  SHEET_NAME,
} from '#domain/worksheet/sheet-limits.ts';
import { sheetTypes } from '#domain/worksheet/worksheet.ts';
import { defineEndpoint } from './endpoint.ts';
import { MAX_CONCURRENT_DOCUMENTS } from './limits.ts';
import { equals, equalsText, listQuery, listResponse, relationsOf } from './strapi.ts';

const sheetFile = z.object({
  id: z.int(),
  /** Without the ending. */
  file_name: z.string(),
  type: z.enum(sheetTypes),
  title: z.string(),
  /** Printed on the sheet and on its key. */
  code: z.string(),
  /** The first and the last school year it is for. */
  standards: z.tuple([z.int(), z.int()]),
  /** The address of the PDF; without a session it opens only if the topic is free, or with a signed link. */
  url: z.string(),
  /** The address of the answer key; null if there is none. */
  answers: z.string().nullable(),
  /** The address of a small picture of the first page. */
  preview: z.string(),
});

const topicAttributes = z.object({
  topic: z.string(),
  /** The rule of the first concept sheet. */
  Description: z.string(),
  /** The same of the intermediate sheets; null if there are none. */
  AdvancedDescription: z.string().nullable(),
  hasBasic: z.boolean(),
  hasAdvanced: z.boolean(),
  isFree: z.boolean(),
  /** The place in the list of basic topics; null if it has no basic sheets. */
  order: z.int().nullable(),
  advancedOrder: z.int().nullable(),
  /** The basic sheets, if populated. */
  Worksheet: z.array(sheetFile).optional(),
  /** The intermediate sheets, if populated. */
  Advanced: z.array(sheetFile).optional(),
});

export type WorksheetTopicRecord = z.infer<typeof listWorksheets.response>['data'][number];
export type WorksheetFile = z.infer<typeof sheetFile>;

const flag = equals(['true', 'false']);

export const worksheetRelations = ['Worksheet', 'Advanced'] as const;

export const listWorksheets = defineEndpoint({
  method: 'GET',
  path: '/api/worksheets',
  summary: 'The topics that have worksheets, with their files where these are populated',
  access: 'public',
  query: listQuery({
    filters: { hasBasic: flag, hasAdvanced: flag, topic: equalsText(/^.{1,100}$/u) },
    sortable: ['id', 'topic', 'order', 'advancedOrder'],
  }).extend({ populate: relationsOf(worksheetRelations) }),
  response: listResponse(topicAttributes),
});

const number = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a number')
  .transform(Number);

export const countWorksheetRead = defineEndpoint({
  method: 'GET',
  path: '/api/worksheet/newread/:fileId',
  summary: 'Counts that a worksheet was opened or downloaded, once per person and day',
  access: 'viewer',
  params: z.strictObject({ fileId: number }),
  query: z.strictObject({ topic: number.optional() }),
  response: z.object({ message: z.string() }),
});

const signedFile = z.object({
  id: z.int(),
  url: z.string(),
  answers: z.string().nullable(),
});

export const getWorksheetLinks = defineEndpoint({
  method: 'GET',
  path: '/api/worksheet/links/:topic',
  summary: 'Links with which a browser opens the files of a topic for some minutes; for members',
  access: 'viewer',
  /** The id of the topic's record. */
  params: z.strictObject({ topic: number }),
  query: z.strictObject({ category: z.enum(categories) }),
  response: z.object({
    /** Seconds for which every link is valid. */
    expiresIn: z.int(),
    files: z.array(signedFile),
    /** All files of the topic as one ZIP. */
    all: z.string(),
  }),
});

export type WorksheetLinks = z.infer<typeof getWorksheetLinks.response>;

export const makeWorksheet = defineEndpoint({
  method: 'POST',
  path: '/api/worksheet/make',
  summary:
    'A worksheet from the question bank, or its key, as PDF; the same seed gives the same one; for members',
  access: 'session',
  limits: { countedAs: 'made sheet', account: { atOnce: 1 } },
  maxConcurrent: MAX_CONCURRENT_DOCUMENTS,
  body: z.strictObject({
    /** Of a quiz topic. */
    topicId: z.int().min(1).max(999_999_999),
    difficulty: z.enum(difficulties),
    kinds: z.array(z.enum(madeKinds)).min(1).max(madeKinds.length),
    tasks: z.int().min(MIN_MADE_TASKS).max(MAX_MADE_TASKS),
    /** Its heading; empty: the topic. */
    name: z
      .string()
      .trim()
      .max(MAX_NAME_LENGTH)
      .regex(SHEET_NAME, 'can have Latin letters, digits and . , : ; ! ? only'),
    seed: z.string().regex(SEED, 'must be 1 to 12 letters or digits'),
    /** Different ones, in one file. */
    copies: z.int().min(1).max(MAX_COPIES).default(1),
    part: z.enum(['sheet', 'key']),
  }),
  response: z.unknown(),
});
