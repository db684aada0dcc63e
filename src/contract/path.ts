// The path of a child: where to start, and what to practise next (product §7.15).

import { z } from 'zod';
import { standards } from '#domain/account/standard.ts';
import { MAX_ANSWERS_ON_DEVICE } from '#domain/learning/kept-answer.ts';
import { MOST_QUESTIONS } from '#domain/learning/placement.ts';
import { skillStates } from '#domain/learning/skills.ts';
import { categories, difficulties } from '#domain/quiz/bank.ts';
import { defineEndpoint } from './endpoint.ts';
import { answersOf, keptAnswer, levelOfTopic, MAX_REVIEW_BYTES, skillCounts } from './learning.ts';
import { quizQuestion } from './quiz.ts';

const stepOfBank = z.object({
  category: z.enum(categories),
  difficulty: z.enum(difficulties),
  number: z.int(),
});

const askedQuestion = z.object({
  item: z.string(),
  question: quizQuestion,
  level: z.object(levelOfTopic),
});

const path = z.object({
  /** Where the child stands by its answers and its standard; null for a visitor without any answer. */
  place: stepOfBank.nullable(),
  /** What to practise next; null if nothing is left. */
  next: z.object({ skill: z.string(), state: z.enum(skillStates), ...levelOfTopic }).nullable(),
  /** At most eight, the first ones of that skill. */
  questions: z.array(askedQuestion),
  /** Every topic that is begun, by its skills. */
  topics: z.array(z.object({ topicId: z.int(), ...skillCounts })),
});

export type Path = z.infer<typeof path>;

export const getPath = defineEndpoint({
  method: 'GET',
  path: '/api/user/path',
  summary: 'What the child should practise next, and how sure it is of each topic',
  access: 'session',
  response: path,
});

export const pathOfAnswers = defineEndpoint({
  method: 'POST',
  path: '/api/path',
  summary:
    'The same for a visitor, from the answers on the device and of what is free; nothing of it is stored',
  access: 'public',
  limits: { countedAs: 'path', network: { atOnce: 6, perMinute: 120, perDay: 10_000 } },
  maxBytes: MAX_REVIEW_BYTES,
  body: answersOf(MAX_ANSWERS_ON_DEVICE),
  response: path,
});

const placementCall = {
  body: z.strictObject({
    /** In the order in which they were asked. */
    answers: z.array(keptAnswer.pick({ item: true, answer: true })).max(MOST_QUESTIONS),
    /** Null: not known. */
    standard: z.enum(standards).nullable(),
  }),
  response: z.object({
    /** Null once the place is found. */
    question: askedQuestion.nullable(),
    /** Null until then. */
    start: stepOfBank.nullable(),
    /** The first open level on that step, or on the nearest one; null until then. */
    level: z.object(levelOfTopic).nullable(),
  }),
};

export type Placement = z.infer<typeof placementCall.response>;

export const getPlacement = defineEndpoint({
  method: 'POST',
  path: '/api/user/placement',
  summary:
    'Where the child should start: the next question after these answers, or the result; nothing of it is stored',
  access: 'session',
  limits: { countedAs: 'placement', account: { atOnce: 2, perHour: 200, perDay: 500 } },
  ...placementCall,
});

export const getPlacementOfVisitor = defineEndpoint({
  method: 'POST',
  path: '/api/placement',
  summary: 'The same for a visitor, from what is free',
  access: 'public',
  limits: { countedAs: 'placement', network: { atOnce: 8, perHour: 6_000, perDay: 20_000 } },
  ...placementCall,
});
