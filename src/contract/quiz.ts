// Quiz calls (product §7.4, §7.11).

import { z } from 'zod';
import { categories, difficulties } from '#domain/quiz/bank.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  equals,
  listQuery,
  listResponse,
  recordId,
  recordQuery,
  recordResponse,
} from './strapi.ts';

const topicAttributes = z.object({
  topic: z.string(),
  /** Level ids: easy 1 … n, then hard 1 … n. */
  levels: z.array(z.int()),
  easy: z.int(),
  hard: z.int(),
  order: z.int(),
  category: z.enum(categories),
  isFree: z.boolean(),
});

/** A stretch of a corrected sentence; `removed` words stood in the faulty sentence only. */
const correctionPart = z.object({
  text: z.string(),
  change: z.enum(['same', 'added', 'removed']),
});

/** A question in which the child picks one of its choices. It has no `kind`: it is older than the other kinds. */
const choiceOnWire = z.object({
  id: z.string(),
  /** One of the skills of the level's lesson, which has its hint and steps. */
  skill: z.string(),
  /** Its own, where that of its skill does not serve it. */
  hint: z.string().optional(),
  title: z.string(),
  /** True for a drag question: its text is split at spaces into tiles. */
  type: z.boolean(),
  questions: z.string(),
  options: z.array(z.string()),
  /** Index of the right option or tile, from 0. */
  answer: z.int(),
  why: z.string(),
  /** One reason for each wrong choice, in order, without the key. */
  whyNot: z.array(z.string()),
  /** Of a question about a mistake: the sentence without it, the mended words marked. */
  correction: z.array(correctionPart).optional(),
});

const common = {
  id: z.string(),
  /** One of the skills of the level's lesson, which has its hint and steps. */
  skill: z.string(),
  /** Its own, where that of its skill does not serve it. */
  hint: z.string().optional(),
  title: z.string(),
  /** The rule, shown after any answer. */
  why: z.string(),
};

/** Wrong answers that children give, each with its reason. */
const knownMistakes = z.array(z.object({ answer: z.string(), why: z.string() }));

const orderOnWire = z.object({
  ...common,
  kind: z.literal('order'),
  /** A right sentence, its tiles between bars. */
  text: z.string(),
  /** The other right orders. */
  or: z.array(z.string()),
  wrong: knownMistakes,
});

const sortOnWire = z.object({
  ...common,
  kind: z.literal('sort'),
  /** A sentence to read first; mostly empty. */
  text: z.string(),
  boxes: z.array(z.object({ name: z.string(), words: z.array(z.string()), why: z.string() })),
});

const matchOnWire = z.object({
  ...common,
  kind: z.literal('match'),
  pairs: z.array(z.object({ left: z.string(), right: z.string(), why: z.string() })),
});

const typeOnWire = z.object({
  ...common,
  kind: z.literal('type'),
  /** The sentence with one blank: `____`. */
  text: z.string(),
  /** The accepted answers, the one to show first. */
  accept: z.array(z.string()),
  /** Whether capitals and marks count. */
  isExact: z.boolean(),
  wrong: knownMistakes,
});

const rewriteOnWire = z.object({
  ...common,
  kind: z.literal('rewrite'),
  /** The given sentence. */
  text: z.string(),
  /** The accepted sentences, the one to show first: `[words]` may be left out, of `{this|that}` either is right. */
  accept: z.array(z.string()),
  /** Whether capitals, punctuation and contractions count. */
  isExact: z.boolean(),
  /** An accepted sentence as tiles between bars; absent: it is written, not built. */
  build: z.string().optional(),
  /** Wrong tiles beside them. */
  extra: z.array(z.string()),
  wrong: knownMistakes,
});

const listenOnWire = z.object({
  ...common,
  kind: z.literal('listen'),
  /** The sentence to speak. */
  text: z.string(),
  /** Other right ways to write it. */
  accept: z.array(z.string()),
  wrong: knownMistakes,
});

const editOnWire = z.object({
  ...common,
  kind: z.literal('edit'),
  /** Its mistakes with their right forms: `Two {childs => children} wave.` */
  text: z.string(),
  /** Why each is a mistake, in the order of the text. */
  mistakes: z.array(z.object({ why: z.string() })),
});

const passageOnWire = z.object({
  ...common,
  kind: z.literal('passage'),
  /** Its places in order: gaps (`____`), and words in square brackets that may hold a mistake. */
  text: z.string(),
  places: z.array(z.object({ options: z.array(z.string()), answer: z.int(), why: z.string() })),
});

/** A question of a kind without choices carries its kind, its right answers and its reasons. */
const producedOnWire = z.discriminatedUnion('kind', [
  orderOnWire,
  sortOnWire,
  matchOnWire,
  typeOnWire,
  rewriteOnWire,
  listenOnWire,
  editOnWire,
  passageOnWire,
]);

export const quizQuestion = z.union([choiceOnWire, producedOnWire]);

const levelAttributes = z.object({
  topic: z.string(),
  difficulty: z.enum(difficulties),
  number: z.int(),
  questions: z.array(quizQuestion),
});

export type TopicRecord = z.infer<typeof listTopics.response>['data'][number];
export type LevelAttributes = z.infer<typeof levelAttributes>;
export type CorrectionPart = z.infer<typeof correctionPart>;
export type ChoiceOnWire = z.infer<typeof choiceOnWire>;
export type OrderOnWire = z.infer<typeof orderOnWire>;
export type SortOnWire = z.infer<typeof sortOnWire>;
export type MatchOnWire = z.infer<typeof matchOnWire>;
export type TypeOnWire = z.infer<typeof typeOnWire>;
export type ListenOnWire = z.infer<typeof listenOnWire>;
export type EditOnWire = z.infer<typeof editOnWire>;
export type RewriteOnWire = z.infer<typeof rewriteOnWire>;
export type PassageOnWire = z.infer<typeof passageOnWire>;
export type ProducedOnWire = z.infer<typeof producedOnWire>;
export type QuizQuestion = z.infer<typeof quizQuestion>;

export const listTopics = defineEndpoint({
  method: 'GET',
  path: '/api/topics',
  summary: 'The quiz topics of a category (basic where none is named), in order',
  access: 'public',
  query: listQuery({
    // Older callers name the second category `other` (product §1.2).
    filters: { category: equals(categories, { other: 'intermediate' }) },
    sortable: ['order', 'id', 'topic', 'category'],
    populate: ['levels'],
  }),
  response: listResponse(topicAttributes),
});

export const getTopic = defineEndpoint({
  method: 'GET',
  path: '/api/topics/:id',
  summary: 'One quiz topic with the ids of its levels',
  access: 'public',
  params: recordId,
  query: recordQuery(['levels']),
  response: recordResponse(topicAttributes),
});

export const getLevel = defineEndpoint({
  method: 'GET',
  path: '/api/levels/:id',
  summary: 'One level with its questions, answers and reasons',
  access: 'viewer',
  params: recordId,
  query: recordQuery(['questions']),
  response: recordResponse(levelAttributes),
});

export const saveQuizScore = defineEndpoint({
  method: 'POST',
  path: '/api/user/quiz',
  summary: "Saves a quiz score of the token's own user; the best result per level stays",
  access: 'session',
  body: z
    .strictObject({
      score: z.int().min(0),
      levelid: z.union([
        z.int().min(0).max(999_999_999),
        z
          .string()
          .regex(/^[0-9]{1,9}$/, 'must be a number')
          .transform(Number),
      ]),
      userid: z.string().max(64),
      /** Number of questions in the level. */
      length: z.int().min(1).max(1_000),
    })
    .refine((result) => result.score <= result.length, {
      path: ['score'],
      message: 'must not be more than length',
    }),
  response: z.object({
    message: z.string(),
    /** The best result so far, including this one. */
    score: z.int(),
    stars: z.int(),
  }),
});

/** The best results so far, per level and per topic. */
const progress = z.object({
  levels: z.array(
    z.object({
      levelId: z.int(),
      topicId: z.int(),
      score: z.int(),
      length: z.int(),
      stars: z.int(),
    }),
  ),
  /** The best stars on any level of the topic; topics without a result are omitted. */
  topics: z.array(z.object({ topicId: z.int(), stars: z.int() })),
});

export const getProgress = defineEndpoint({
  method: 'GET',
  path: '/api/user/progress',
  summary: 'The best results so far, per level and per topic',
  access: 'session',
  response: progress,
});

const MAX_RESULTS = 500;

/** Several results at once: those of a visitor before signing in. */
export const saveProgress = defineEndpoint({
  method: 'POST',
  path: '/api/user/progress',
  summary:
    'Keeps results where they are better than those kept before; levels that are not there or not open are left out',
  access: 'session',
  body: z.strictObject({
    levels: z
      .array(
        z
          .strictObject({
            levelId: z.int().min(0).max(999_999_999),
            score: z.int().min(0),
            length: z.int().min(1).max(1_000),
          })
          .refine((result) => result.score <= result.length, {
            path: ['score'],
            message: 'must not be more than length',
          }),
      )
      .min(1)
      .max(MAX_RESULTS),
  }),
  response: progress,
});
