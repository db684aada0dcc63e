import { markTyped, type TypedKey } from '../typed-answer.ts';
import type { Marking } from './marking.ts';

/** Write the missing or the mended word. */
export type MarkedType = { readonly kind: 'type' } & TypedKey;

/** Enough for a sentence. */
export const MAX_TYPED_LENGTH = 200;

/** Characters that no database stores: the null character, and half of an emoji. */
const UNKEEPABLE = /[\0\p{Cs}]/u;

export const typeMarking: Marking<MarkedType> = {
  isAnswer: (_question, value) =>
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= MAX_TYPED_LENGTH &&
    !UNKEEPABLE.test(value),
  markParts: (question, answer) => [markTyped(question, String(answer)).kind === 'right'],
};
