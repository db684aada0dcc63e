import { canMark, isAccepted, type RewriteKey } from '../rewritten-sentence.ts';
import { mixedPlaces, movableTiles } from '../sentence-tiles.ts';
import { isTypedText } from '../typed-answer.ts';
import type { Marking } from './marking.ts';

/** Write the sentence anew, or build it from a bank of words that holds wrong ones too. */
export interface MarkedRewrite extends RewriteKey {
  readonly kind: 'rewrite';
  /** The bank's right words as a sentence of tiles (sentence-tiles.ts); absent: there is no bank. */
  readonly build?: string | undefined;
  /** The bank's wrong words. */
  readonly extra: readonly string[];
}

export const rewriteMarking: Marking<MarkedRewrite> = {
  isAnswer: (question, value) => isTypedText(value) && canMark(question, value),
  markParts: (question, answer) => [isAccepted(question, String(answer))],
  shownOrder: (question, rng) => mixedPlaces(wordBank(question).tiles, rng),
};

/** All tiles of the bank, the right ones first and in order, and the end mark of the sentence. */
export function wordBank({ build = '', extra }: Pick<MarkedRewrite, 'build' | 'extra'>) {
  const { tiles, endMark } = movableTiles(build);
  return { tiles: [...tiles, ...extra], endMark };
}
