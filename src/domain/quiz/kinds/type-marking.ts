import { isTypedText, markTyped, type TypedKey } from '../typed-answer.ts';
import type { Marking } from './marking.ts';

/** Write the missing or the mended word. */
export type MarkedType = { readonly kind: 'type' } & TypedKey;

export const typeMarking: Marking<MarkedType> = {
  isAnswer: (_question, value) => isTypedText(value),
  markParts: (question, answer) => [markTyped(question, String(answer)).kind === 'right'],
};
