import type { QuestionOfKind } from '#domain/quiz/question.ts';
import type { KindTexts } from './kind-texts.ts';

export const matchTexts: KindTexts<QuestionOfKind<'match'>> = {
  stem: () => '',
  partsWithReasons: ({ pairs }) => pairs,
  goodTexts: ({ pairs }) => pairs.flatMap(({ left, right }) => [left, right]),
  solvedTexts({ pairs }) {
    const solved = pairs.map(({ left, right }) => `${left} ${right}`);
    return [...solved.filter((pair) => /[.?!]”?$/.test(pair)), solved.join(' / ')];
  },
};
