// What holds for every question with one right choice, in the quiz and in a competition paper: the key is one of the
// choices, and each of the others has its reason.

import type { z } from 'zod';

interface Marked {
  readonly answer: number;
  readonly whyNot: readonly string[];
}

/** A check for a zod schema; `choicesOf` returns what the child picks from. */
export function keyAndReasons<Q extends Marked>(choicesOf: (question: Q) => readonly string[]) {
  return ({ value, issues }: z.core.ParsePayload<Q>): void => {
    const count = choicesOf(value).length;
    const fault = (field: keyof Marked, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value });
    if (value.answer >= count) {
      fault(
        'answer',
        `it is ${value.answer}, but places count from 0 and the last one is ${count - 1}`,
      );
    }
    if (value.whyNot.length !== count - 1) {
      fault('whyNot', `wrong choices: ${count - 1}, reasons: ${value.whyNot.length}`);
    }
  };
}

/** The check for a question whose choices are its options. */
export const keyAndReasonsOfOptions = keyAndReasons<
  Marked & { readonly options: readonly string[] }
>(({ options }) => options);
