import { wordsToSort } from '#domain/quiz/kinds/sort-marking.ts';
import type { QuestionOfKind } from '#domain/quiz/question.ts';
import type { KindTexts } from './kind-texts.ts';

export const sortTexts: KindTexts<QuestionOfKind<'sort'>> = {
  stem: ({ text }) => text,
  partsWithReasons: ({ boxes }) => boxes,
  goodTexts: ({ text, boxes }) => [text, ...boxes.flatMap(({ name, words }) => [name, ...words])],
  solvedTexts: (question) => [question.text, wordsToSort(question).join(' / ')],
};
