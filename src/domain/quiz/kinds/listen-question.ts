// Listen: the device's voice speaks a sentence, and the child writes it down (product §7.6). The answer is the written
// text.

import { z } from 'zod';
import { isHeardRight } from '../heard-sentence.ts';
import { common, errorsOfQuestion, knownMistake, line } from './common.ts';

export const listenQuestion = z
  .strictObject({
    ...common,
    kind: z.literal('listen'),
    /** The spoken sentence. */
    text: line,
    /** Other right ways to write what is heard. */
    accept: z.array(line).default([]),
    /** What children write instead, each with the reason why it is wrong. */
    wrong: z.array(knownMistake).min(2),
    errors: errorsOfQuestion,
  })
  .check(({ value, issues }) => {
    for (const [at, { answer }] of value.wrong.entries()) {
      if (!isHeardRight(value, answer)) continue;
      const message = 'this sentence is accepted';
      issues.push({ code: 'custom', path: ['wrong', at, 'answer'], message, input: answer });
    }
  });
