import { type HeardKey, isHeardRight } from '../heard-sentence.ts';
import { isTypedText } from '../typed-answer.ts';
import type { Marking } from './marking.ts';

/** Hear a sentence, and write it down. */
export type MarkedListen = { readonly kind: 'listen' } & HeardKey;

export const listenMarking: Marking<MarkedListen> = {
  isAnswer: (_question, value) => isTypedText(value),
  markParts: (question, answer) => [isHeardRight(question, String(answer))],
};
