// The choices of a question, and the reason shown after the pick (product §7.4, §7.5).

import { tilesOf } from './tiles.ts';

/** The last option of a spot question, in which no part need hold a mistake. */
export const NO_MISTAKE = 'No mistake';

type WithChoices =
  | { readonly kind: 'drag'; readonly text: string }
  | { readonly kind: 'choice' | 'spot'; readonly options: readonly string[] };

/** The child picks one of its choices. */
export type ChoiceKind = 'choice' | 'spot' | 'drag';

export function hasChoices<Question extends { readonly kind: string }>(
  question: Question,
): question is Extract<Question, { readonly kind: ChoiceKind }> {
  return question.kind === 'choice' || question.kind === 'spot' || question.kind === 'drag';
}

/** The choices: the options, or for a drag question the tiles of its sentence. */
export function choicesOf(question: WithChoices): readonly string[] {
  return question.kind === 'drag' ? tilesOf(question.text) : question.options;
}

/** The reason shown after choosing `index`: why the key is right, or why that choice is wrong. */
export function reasonFor(
  question: { readonly answer: number; readonly why: string; readonly whyNot: readonly string[] },
  index: number,
): string {
  if (index === question.answer) return question.why;
  return question.whyNot[index < question.answer ? index : index - 1] ?? question.why;
}
