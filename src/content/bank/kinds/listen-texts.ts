import type { QuestionOfKind } from '#domain/quiz/question.ts';
import type { KindTexts } from './kind-texts.ts';

type Listen = QuestionOfKind<'listen'>;

export const listenTexts: KindTexts<Listen> = {
  stem: ({ text }) => text,
  partsWithReasons: ({ wrong }) => wrong,
  goodTexts: ({ text, accept }) => [text, ...accept],
  solvedTexts: ({ text }) => [text],
};
