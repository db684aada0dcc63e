// Choice: the child picks one of the options (product §7.4).

import { z } from 'zod';
import { keyAndReasonsOfOptions } from '../key-and-reasons.ts';
import { oneOfChoices } from './choices-common.ts';
import { line } from './common.ts';

export const choiceQuestion = z
  .strictObject({
    ...oneOfChoices,
    kind: z.literal('choice'),
    text: z.string().trim(),
    options: z.array(line),
  })
  .check(keyAndReasonsOfOptions);
