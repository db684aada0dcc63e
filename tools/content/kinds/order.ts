import { indexesOf } from '#domain/quiz/kinds/marking.ts';
import { tilesPlaced } from '#domain/quiz/kinds/order-marking.ts';
import type { QuestionOfKind } from '#domain/quiz/question.ts';
import { movableTiles, sentenceOf } from '#domain/quiz/sentence-tiles.ts';
import { shownOrder } from '#domain/quiz/shown-order.ts';
import { type KindForEditors, numbered, numberIn, right, wrong } from './kind-for-editors.ts';

export const orderForEditors: KindForEditors<QuestionOfKind<'order'>> = {
  readingForm(question) {
    const { text, or, wrong: mistakes, why } = question;
    const { tiles, endMark } = movableTiles(text);
    const shown = shownOrder(question, '');
    const places = shown.map((index) => tiles[index] ?? '');
    const key = [text, ...or].map(sentenceOf).join(' / ');
    return {
      lines: [`  ${places.map(numbered).join('  ')}  ${endMark}`],
      key,
      judged: [`${key}: ${why}`, ...mistakes.map((one) => `${sentenceOf(one.answer)}: ${one.why}`)],
      answerOf: (tokens) => tokens.map((token) => shown[numberIn(token)] ?? -1),
      say: (answer) => sentenceOf(tilesPlaced(question, indexesOf(answer)).join(' ') + endMark),
    };
  },

  previewLines: (question) => [
    right(question.text, question.why),
    ...question.or.map((order) => right(order, 'right, too')),
    ...question.wrong.map(({ answer, why }) => wrong(sentenceOf(answer), why)),
  ],
};
