// The common part of all kinds of question (product §7.4; content guide §4.1).

import { z } from 'zod';
import { learnerErrorId } from '../learner-error.ts';

export const line = z.string().trim().min(1);

export const common = {
  id: z.string().regex(/^[a-z0-9-]+-[eh][1-3]-\d\d$/, 'must look like basic-nouns-e1-01'),
  skill: line,
  title: line,
  /** Shown instead of the hint of its skill, where that does not serve this question. */
  hint: line.optional(),
  why: line,
  /** Advice of the content checker that the author chose not to follow: rule name → the reason. */
  answered: z.record(z.string(), line).optional(),
};

/** The learner errors that a question of several parts, or one without choices, is about. */
export const errorsOfQuestion = z.array(learnerErrorId).min(1).max(4);

/** A wrong answer that children give, and why it is wrong. */
export const knownMistake = z.strictObject({ answer: line, why: line });
