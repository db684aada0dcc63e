// What a child has answered, what comes back to be practised, and the report for the parent (product §7.13, §7.14).

import { z } from 'zod';
import {
  MAX_ANSWERS_ON_DEVICE,
  MAX_ANSWERS_SENT,
  MAX_ITEM_LENGTH,
  MAX_PARTS,
  MAX_TOOK_MS,
} from '#domain/learning/kept-answer.ts';
import { skillStates } from '#domain/learning/skills.ts';
import { categories, difficulties } from '#domain/quiz/bank.ts';
import { MAX_TYPED_LENGTH } from '#domain/quiz/kinds/type-marking.ts';
import { defineEndpoint } from './endpoint.ts';
import { quizQuestion } from './quiz.ts';

/** The last millisecond that a date can have. */
const LAST_MS = 8.64e15;
const MAX_INDEX = 999;

/** Milliseconds since 1970 by the clock of the device. */
const deviceTime = z.int().min(0).max(LAST_MS);
const choice = z.int().min(0).max(MAX_INDEX);

const keptAnswer = z.strictObject({
  /** Made by the device; an answer that is sent twice is kept once. */
  id: z.uuid(),
  /** The id of a question, `word:brave` or `pair:similar:big:large`. */
  item: z.string().min(1).max(MAX_ITEM_LENGTH),
  /** Null: the child did not know it. */
  answer: z
    .union([choice, z.string().max(MAX_TYPED_LENGTH), z.array(choice).max(MAX_PARTS)])
    .nullable(),
  at: deviceTime,
  /** Whether the child asked for a hint before. */
  hint: z.boolean(),
  tookMs: z.int().min(0).max(MAX_TOOK_MS),
});

const answersOf = (most: number) =>
  z.strictObject({
    /** The clock of the device at this moment: the server counts the time of each answer back from its own. */
    now: deviceTime,
    answers: z.array(keptAnswer).min(1).max(most),
  });

export const keepAnswers = defineEndpoint({
  method: 'POST',
  path: '/api/user/answers',
  summary:
    'Keeps answers of the child, each once; items that are not there or not open, and answers that do not fit their item, are left out',
  access: 'session',
  body: answersOf(MAX_ANSWERS_SENT),
  response: z.object({
    /** How many of them are kept now, whether by this call or before. */
    kept: z.int(),
  }),
});

const levelOfTopic = {
  topicId: z.int(),
  topic: z.string(),
  levelId: z.int(),
  difficulty: z.enum(difficulties),
  number: z.int(),
};

const review = z.object({
  /** At most ten, most due first. */
  questions: z.array(
    z.object({
      /** Under this name the answer is kept. */
      item: z.string(),
      /** A word is asked as a choice of four; its id is the item. */
      question: quizQuestion,
      /** Null for a word. */
      level: z.object(levelOfTopic).nullable(),
    }),
  ),
  /** When something is due next; null if something is due now, or nothing is left to practise. */
  nextDue: z.iso.datetime().nullable(),
  /**
   * What comes next: the first open level, from the topic of the latest answer on, of which a question has not been
   * answered; null if there is none.
   */
  nextLevel: z.object(levelOfTopic).nullable(),
});

export type Review = z.infer<typeof review>;

export const getReview = defineEndpoint({
  method: 'GET',
  path: '/api/user/review',
  summary: 'What the child got wrong and should practise now, ten at a time',
  access: 'session',
  response: review,
});

export const reviewAnswers = defineEndpoint({
  method: 'POST',
  path: '/api/review',
  summary:
    'The same for a visitor, from the answers on the device and of what is free; nothing of it is stored',
  access: 'public',
  body: answersOf(MAX_ANSWERS_ON_DEVICE),
  response: review,
});

const skillOfTopic = z.object({ skill: z.string(), levelId: z.int(), state: z.enum(skillStates) });

const lessonToRead = z.object({
  topicId: z.int(),
  levelId: z.int(),
  title: z.string(),
  rule: z.string(),
});

const report = z.object({
  madeAt: z.iso.datetime(),
  /** The last eight weeks from Monday to Sunday in India, the current one last. */
  weeks: z.array(
    z.object({ from: z.iso.date(), items: z.int(), right: z.int(), minutes: z.int() }),
  ),
  /** All topics in order, those of the child's category first. */
  topics: z.array(
    z.object({
      topicId: z.int(),
      topic: z.string(),
      category: z.enum(categories),
      /** Numbers of skills. */
      solid: z.int(),
      shaky: z.int(),
      notBegun: z.int(),
      /** Empty as long as none is begun. */
      skills: z.array(skillOfTopic),
    }),
  ),
  /** At most three, the shakiest first. */
  shakiest: z.array(
    z.object({ skill: z.string(), topicId: z.int(), topic: z.string(), levelId: z.int() }),
  ),
  /** Mistakes that return, those not yet mended first. */
  mistakes: z.array(
    z.object({
      /** Id of the learner error. */
      error: z.string(),
      name: z.string(),
      wrong: z.string(),
      right: z.string(),
      /** How often in the last 60 days. */
      count: z.int(),
      /** Whether the last three items with this error were right. */
      isMended: z.boolean(),
    }),
  ),
  /** Three sentences, which the pages put into words. */
  practised: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('this-week'),
      items: z.int(),
      right: z.int(),
      minutes: z.int(),
      days: z.int(),
    }),
    z.object({ kind: z.literal('not-this-week') }),
    z.object({ kind: z.literal('never') }),
  ]),
  better: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('mended'),
      mistake: z.string(),
      wrong: z.string(),
      right: z.string(),
    }),
    /** `skill` is the one that was answered last. */
    z.object({ kind: z.literal('solid'), skills: z.int(), skill: z.string(), topic: z.string() }),
    z.object({ kind: z.literal('nothing-yet') }),
  ]),
  together: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('shaky'),
      skill: z.string(),
      topic: z.string(),
      lesson: lessonToRead.nullable(),
    }),
    /** Nothing is shaky: on with the next level. */
    z.object({ kind: z.literal('go-on'), topic: z.string(), lesson: lessonToRead.nullable() }),
    z.object({ kind: z.literal('nothing-left') }),
  ]),
  /** Whether the parent gets the three sentences by WhatsApp every week. */
  hasWeeklySummary: z.boolean(),
});

export type ReportResponse = z.infer<typeof report>;

export const getReport = defineEndpoint({
  method: 'GET',
  path: '/api/user/report',
  summary: 'What the child has practised, what is solid and what is shaky',
  access: 'session',
  response: report,
});

export const getReportAsPdf = defineEndpoint({
  method: 'GET',
  path: '/api/user/report/pdf',
  summary: 'The same as PDF, on one A4 page',
  access: 'session',
  response: z.unknown(),
});

export const setWeeklySummary = defineEndpoint({
  method: 'PATCH',
  path: '/api/user/weekly-summary',
  summary: 'Turns the weekly summary by WhatsApp on or off',
  access: 'session',
  body: z.strictObject({ isWanted: z.boolean() }),
  response: z.object({ isWanted: z.boolean() }),
});
