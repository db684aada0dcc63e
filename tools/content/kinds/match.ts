import { indexesOf } from '#domain/quiz/kinds/marking.ts';
import type { QuestionOfKind } from '#domain/quiz/question.ts';
import { shownOrder } from '#domain/quiz/shown-order.ts';
import { type KindForEditors, lettered, letterIn, numbered, right } from './kind-for-editors.ts';

export const matchForEditors: KindForEditors<QuestionOfKind<'match'>> = {
  readingForm(question) {
    const { pairs, why } = question;
    const shown = shownOrder(question, '');
    const paired = (rights: readonly number[]) =>
      pairs.map(({ left }, at) => `${left} – ${pairs[rights[at] ?? -1]?.right}`).join('; ');
    return {
      lines: [
        ...pairs.map(({ left }, at) => `  ${numbered(left, at)}`),
        ...shown.map((index, place) => `  ${lettered(pairs[index]?.right ?? '', place)}`),
      ],
      key: paired([...pairs.keys()]),
      judged: [why, ...pairs.map((pair) => `${pair.left} – ${pair.right}: ${pair.why}`)],
      answerOf: (tokens) => tokens.map((token) => shown[letterIn(token)] ?? -1),
      say: (answer) => paired(indexesOf(answer)),
    };
  },

  previewLines: ({ why, pairs }) => [
    right('', why),
    ...pairs.map((pair) => right(`${pair.left} – ${pair.right}`, pair.why)),
  ],
};
