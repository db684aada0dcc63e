// Type: the child writes the missing or the mended word (product §7.6). The answer is the typed text.

import { z } from 'zod';
import { typedForm } from '../typed-answer.ts';
import { common, errorsOfQuestion, knownMistake, line } from './common.ts';

const BLANK = '____';

export const typeQuestion = z
  .strictObject({
    ...common,
    kind: z.literal('type'),
    /** The sentence with one blank, and what helps in brackets after it: “She ____ (go) home.” */
    text: line.refine((text) => text.split(BLANK).length === 2, `it needs one blank: ${BLANK}`),
    /** The accepted spellings, the one to show first. */
    accept: z.array(line).min(1),
    /** Whether capitals and marks are the point; otherwise they don't count. */
    isExact: z.boolean().default(false),
    /** What children write instead, each with the reason why it is wrong. */
    wrong: z.array(knownMistake).min(2),
    errors: errorsOfQuestion,
  })
  .check(({ value: { accept, wrong, isExact }, issues }) => {
    const forms = [...accept, ...wrong.map(({ answer }) => answer)].map((answer) =>
      typedForm(answer, isExact),
    );
    if (new Set(forms).size < forms.length) {
      const message = 'two answers are the same when they are compared';
      issues.push({ code: 'custom', path: ['accept'], message, input: accept });
    }
  });
