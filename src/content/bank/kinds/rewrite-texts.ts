import { sentencesOf } from '#domain/quiz/accepted-sentences.ts';
import type { QuestionOfKind } from '#domain/quiz/question.ts';
import type { KindTexts } from './kind-texts.ts';

type Rewrite = QuestionOfKind<'rewrite'>;

export const rewriteTexts: KindTexts<Rewrite> = {
  stem: ({ text }) => text,
  partsWithReasons: ({ wrong }) => wrong,
  goodTexts: ({ accept }) => accept.flatMap(sentencesOf),
  solvedTexts: ({ accept: [best = ''] }) => sentencesOf(best).slice(0, 1),
};
