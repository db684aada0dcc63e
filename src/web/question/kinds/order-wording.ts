import { indexesOf } from '#domain/quiz/kinds/marking.ts';
import { tilesPlaced } from '#domain/quiz/kinds/order-marking.ts';
import { movableTiles, sentenceOf } from '#domain/quiz/sentence-tiles.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { OrderQuestion } from '../question.ts';
import { inOrder, type KindWording } from './kind-wording.ts';

export const orderWording: KindWording<OrderQuestion> = {
  readingText: () => '',
  linesAloud: ({ text }, order) => inOrder(movableTiles(text).tiles, order),

  partsOf({ text, wrong }, answer, marks) {
    const given = answer === null ? '' : placedSentence(text, indexesOf(answer));
    const isRight = marks.length > 0 && marks.every(Boolean);
    const known = wrong.find((mistake) => sentenceOf(mistake.answer) === given);
    const right = isRight ? given : sentenceOf(text);
    return [{ name: '', given, right, isRight, why: known?.why ?? '' }];
  },

  rightAnswer: (right) => fill(texts.quizKinds.rightOrder, { answer: right }),
};

/** The sentence of placed tiles, with its capital and its end mark. */
export function placedSentence(text: string, placed: readonly number[]): string {
  const sentence = sentenceOf(tilesPlaced({ text }, placed).join(' '));
  return sentence + movableTiles(text).endMark;
}
