import { displaced } from '../../random/random.ts';
import { compare, indexesOf, isPermutation, type Marking } from './marking.ts';

/** Pair each left side with its right side. */
export interface MarkedMatch {
  readonly kind: 'match';
  readonly pairs: readonly unknown[];
}

export const matchMarking: Marking<MarkedMatch> = {
  isAnswer: ({ pairs }, value) => isPermutation(value, pairs.length),
  markParts: ({ pairs }, answer) => compare([...pairs.keys()], indexesOf(answer)),
  shownOrder: ({ pairs }, rng) => displaced([...pairs.keys()], rng),
};
