import { shuffle } from '../../random/random.ts';
import { NO_MISTAKE } from '../choices.ts';
import { isIndex, type Marking } from './marking.ts';

interface WithOptions {
  readonly answer: number;
  readonly options: readonly string[];
}

/** Pick one of the options. */
export type MarkedChoice = { readonly kind: 'choice' } & WithOptions;
/** Pick the part of the sentence that holds the mistake. */
export type MarkedSpot = { readonly kind: 'spot' } & WithOptions;

export const choiceMarking: Marking<MarkedChoice> = {
  isAnswer: ({ options }, value) => isIndex(value, options.length),
  markParts: (question, answer) => [answer === question.answer],
  /** Parts of a sentence keep their order. */
  shownOrder({ options }, rng, isReplay) {
    const places = [...options.keys()];
    return isReplay && options.at(-1) !== NO_MISTAKE ? shuffle(places, rng) : places;
  },
};

export const spotMarking: Marking<MarkedSpot> = {
  isAnswer: ({ options }, value) => isIndex(value, options.length),
  markParts: (question, answer) => [answer === question.answer],
};
