// A competition paper, as an author writes it: competition/<id>/standard-<n>.yaml (product §11.1, §11.11).
// Every question has four options and one key; the reasons are shown only after the competition.
// Invariant: `whyNot` holds one reason per wrong option, in the order of the options, without the key.

import { z } from 'zod';
import { keyAndReasonsOfOptions } from '../quiz/key-and-reasons.ts';
import { learnerErrorId } from '../quiz/learner-error.ts';

export const tiers = ['easy', 'middle', 'hard'] as const;
export type Tier = (typeof tiers)[number];

/** How many questions of each tier a paper has, in this order. */
export const QUESTIONS_PER_TIER: Readonly<Record<Tier, number>> = { easy: 10, middle: 12, hard: 8 };
export const OPTIONS_PER_PAPER_QUESTION = 4;
export const FIRST_STANDARD = 2;
export const LAST_STANDARD = 8;

const line = z.string().trim().min(1);

const paperQuestion = z
  .strictObject({
    id: z.string().regex(/^c\d+-s[2-8]-\d\d$/, 'must look like c7-s2-01'),
    tier: z.enum(tiers),
    skill: line,
    question: line,
    options: z.array(line),
    answer: z.int().min(0),
    why: line,
    whyNot: z.array(line),
    /** The learner error behind each wrong option, in order. */
    errors: z.array(learnerErrorId),
    answered: z.record(z.string(), line).optional(),
  })
  .check(keyAndReasonsOfOptions);

export const paperFile = z.strictObject({
  competition: z.int().positive(),
  standard: z.int().min(FIRST_STANDARD).max(LAST_STANDARD),
  id: z.int().positive(),
  questions: z.array(paperQuestion),
});

export type PaperQuestion = z.infer<typeof paperQuestion>;
export type PaperFile = z.infer<typeof paperFile>;
