import { areIndexes, compare, indexesOf, type Marking } from './marking.ts';

/** Decide at each place of a passage. */
export interface MarkedPassage {
  readonly kind: 'passage';
  readonly places: readonly { readonly answer: number; readonly options: readonly string[] }[];
}

export const passageMarking: Marking<MarkedPassage> = {
  isAnswer({ places }, value) {
    return areIndexes(
      value,
      places.map(({ options }) => options.length),
    );
  },
  markParts({ places }, answer) {
    return compare(
      places.map((place) => place.answer),
      indexesOf(answer),
    );
  },
};
