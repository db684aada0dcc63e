import type { QuestionOfKind } from '#domain/quiz/question.ts';
import { type KindForEditors, right, wrong } from './kind-for-editors.ts';

export const typeForEditors: KindForEditors<QuestionOfKind<'type'>> = {
  readingForm({ text, accept, wrong: mistakes, why }) {
    const key = accept.join(' / ');
    return {
      lines: [text],
      key,
      judged: [text, `${key}: ${why}`, ...mistakes.map((one) => `${one.answer}: ${one.why}`)],
      answerOf: ([typed = '']) => typed,
      say: String,
    };
  },

  previewLines: (question) => [
    right(question.accept.join(' / '), question.why),
    ...question.wrong.map(({ answer, why }) => wrong(answer, why)),
  ],
};
