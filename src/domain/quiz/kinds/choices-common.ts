// The common part of questions in which the child picks one of several choices.
// Invariant: `whyNot` holds one reason per wrong choice, in the order of the choices, without the key.

import { z } from 'zod';
import { learnerErrorId } from '../learner-error.ts';
import { common, line } from './common.ts';

export const oneOfChoices = {
  ...common,
  answer: z.int().min(0),
  whyNot: z.array(line),
  /**
   * Ids of the learner errors behind the wrong choices, in the order of `whyNot`; of a spot question the one error that
   * stands in the sentence, or that children suspect where there is none.
   */
  errors: z.array(learnerErrorId),
};
