import type { QuestionOfKind } from '#domain/quiz/question.ts';
import { sentenceOf } from '#domain/quiz/sentence-tiles.ts';
import type { KindTexts } from './kind-texts.ts';

type Order = QuestionOfKind<'order'>;

const rightSentences = ({ text, or }: Order) => [text, ...or].map(sentenceOf);

export const orderTexts: KindTexts<Order> = {
  stem: ({ text }) => sentenceOf(text),
  partsWithReasons: ({ wrong }) => wrong,
  goodTexts: rightSentences,
  solvedTexts: rightSentences,
};
