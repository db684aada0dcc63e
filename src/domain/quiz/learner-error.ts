// The catalogue of learner errors: the mistakes that Indian children of 7 to 13 make, each with a name and an example
// (content guide §4.5). A distractor names the error that it stands for.
// Invariant: ids never change, so that a child's errors can be counted over time.

import { z } from 'zod';

const line = z.string().trim().min(1);

export const learnerErrorId = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, 'must be in kebab-case, like missing-plural-s');

export const learnerErrorFile = z.array(
  z.strictObject({
    id: learnerErrorId,
    area: line,
    name: line,
    /** The mistake as a child writes it … */
    wrong: line,
    /** … and the right form. */
    right: line,
  }),
);

export type LearnerError = z.infer<typeof learnerErrorFile>[number];
