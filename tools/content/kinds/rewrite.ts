import { sentencesOf } from '#domain/quiz/accepted-sentences.ts';
import type { QuestionOfKind } from '#domain/quiz/question.ts';
import { type KindForEditors, right, wrong } from './kind-for-editors.ts';

export const rewriteForEditors: KindForEditors<QuestionOfKind<'rewrite'>> = {
  readingForm({ text, accept, wrong: mistakes, why }) {
    const key = accept.flatMap(sentencesOf).join(' / ');
    return {
      lines: [text],
      key,
      judged: [text, `${key}: ${why}`, ...mistakes.map((one) => `${one.answer}: ${one.why}`)],
      answerOf: ([written = '']) => written,
      say: String,
    };
  },

  previewLines: ({ text, accept, build, extra, wrong: mistakes, why }) => [
    right(text, 'the given sentence', '·'),
    ...accept.map((pattern) => right(pattern, why)),
    ...(build === undefined ? [] : [right(build, `and these tiles: ${extra.join(', ')}`, '▭')]),
    ...mistakes.map((mistake) => wrong(mistake.answer, mistake.why)),
  ],
};
