import { shuffle } from '../../random/random.ts';
import { areIndexes, compare, indexesOf, type Marking } from './marking.ts';

/** Put each word into its box. */
export interface MarkedSort {
  readonly kind: 'sort';
  readonly boxes: readonly { readonly words: readonly string[] }[];
}

export const sortMarking: Marking<MarkedSort> = {
  isAnswer(question, value) {
    const { length } = question.boxes;
    return areIndexes(
      value,
      wordsToSort(question).map(() => length),
    );
  },
  markParts: (question, answer) => compare(boxOfEachWord(question), indexesOf(answer)),
  shownOrder: (question, rng) => shuffle([...wordsToSort(question).keys()], rng),
};

/** The words of a sort question, box by box. */
export function wordsToSort<Word>(question: {
  readonly boxes: readonly { readonly words: readonly Word[] }[];
}): Word[] {
  return question.boxes.flatMap(({ words }) => words);
}

/** The index of the right box of each word. */
export function boxOfEachWord({ boxes }: Pick<MarkedSort, 'boxes'>): number[] {
  return boxes.flatMap(({ words }, box) => words.map(() => box));
}
