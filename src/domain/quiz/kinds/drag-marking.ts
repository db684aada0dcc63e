import { tilesOf } from '../tiles.ts';
import { isIndex, type Marking } from './marking.ts';

/** Drag one word of the sentence into the box. */
export interface MarkedDrag {
  readonly kind: 'drag';
  readonly answer: number;
  readonly text: string;
}

export const dragMarking: Marking<MarkedDrag> = {
  isAnswer: ({ text }, value) => isIndex(value, tilesOf(text).length),
  markParts: (question, answer) => [answer === question.answer],
};
