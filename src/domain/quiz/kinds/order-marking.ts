import { mixedPlaces, movableTiles } from '../sentence-tiles.ts';
import { compare, indexesOf, isPermutation, type Marking } from './marking.ts';

/** Build the sentence from its tiles. */
export interface MarkedOrder {
  readonly kind: 'order';
  readonly text: string;
  readonly or: readonly string[];
}

export const orderMarking: Marking<MarkedOrder> = {
  isAnswer: ({ text }, value) => isPermutation(value, movableTiles(text).tiles.length),

  /** The parts are the tiles as placed; compared with the right order that is nearest. Equal tiles stand for each other. */
  markParts(question, answer) {
    const placed = tilesPlaced(question, indexesOf(answer));
    const marks = [question.text, ...question.or].map((order) =>
      compare(movableTiles(order).tiles, placed),
    );
    return marks.reduce((best, each) => (countRight(each) > countRight(best) ? each : best));
  },

  shownOrder: ({ text }, rng) => mixedPlaces(movableTiles(text).tiles, rng),
};

/** The movable tiles of a sentence in the order of the answer. */
export function tilesPlaced({ text }: { readonly text: string }, answer: readonly number[]) {
  const { tiles } = movableTiles(text);
  return answer.map((index) => tiles[index] ?? '');
}

function countRight(marks: readonly boolean[]): number {
  return marks.filter(Boolean).length;
}
