// Rules for every question with one right choice, in the quiz and in a competition paper: the key is one of the
// choices, and each of the others has its reason.

import type { z } from 'zod';

interface Marked {
  readonly answer: number;
  readonly whyNot: readonly string[];
}

/** A check for a zod schema; `choicesOf` returns the choices. */
export function keyAndReasons<Q extends Marked>(choicesOf: (question: Q) => readonly string[]) {
  return ({ value, issues }: z.core.ParsePayload<Q>): void => {
    const count = choicesOf(value).length;
    faultOfKey(value, count, issues);
    if (value.whyNot.length === count - 1) return;
    const message = `wrong choices: ${count - 1}, reasons: ${value.whyNot.length}`;
    issues.push({ code: 'custom', path: ['whyNot'], message, input: value });
  };
}

/** The check for a place of a passage, whose wrong options have no reasons of their own. */
export function keyOfOptions({
  value,
  issues,
}: z.core.ParsePayload<{ readonly answer: number; readonly options: readonly string[] }>): void {
  faultOfKey(value, value.options.length, issues);
}

function faultOfKey(
  value: { readonly answer: number },
  count: number,
  issues: z.core.ParsePayload['issues'],
): void {
  if (value.answer < count) return;
  const message = `it is ${value.answer}, but places count from 0 and the last one is ${count - 1}`;
  issues.push({ code: 'custom', path: ['answer'], message, input: value });
}

/** The check for a question whose choices are its options. */
export const keyAndReasonsOfOptions = keyAndReasons<
  Marked & { readonly options: readonly string[] }
>(({ options }) => options);
