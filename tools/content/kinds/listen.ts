import type { QuestionOfKind } from '#domain/quiz/question.ts';
import { type KindForEditors, right, wrong } from './kind-for-editors.ts';

/** A reader reads the sentence that a child hears. */
export const listenForEditors: KindForEditors<QuestionOfKind<'listen'>> = {
  readingForm({ text, accept, wrong: mistakes, why }) {
    const key = [text, ...accept].join(' / ');
    return {
      lines: [`The voice says: ${text}`],
      key,
      judged: [`${key}: ${why}`, ...mistakes.map((one) => `${one.answer}: ${one.why}`)],
      answerOf: ([written = '']) => written,
      say: String,
    };
  },

  previewLines: ({ text, accept, wrong: mistakes, why }) => [
    right(text, why, '♪'),
    ...accept.map((other) => right(other, 'right, too')),
    ...mistakes.map((mistake) => wrong(mistake.answer, mistake.why)),
  ],
};
