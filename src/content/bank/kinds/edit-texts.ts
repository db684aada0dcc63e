import { mendedText } from '#domain/quiz/edit-text.ts';
import type { QuestionOfKind } from '#domain/quiz/question.ts';
import type { KindTexts } from './kind-texts.ts';

type Edit = QuestionOfKind<'edit'>;

export const editTexts: KindTexts<Edit> = {
  stem: ({ text }) => mendedText(text),
  partsWithReasons: ({ mistakes }) => mistakes,
  goodTexts: ({ text }) => [mendedText(text)],
  solvedTexts: ({ text }) => mendedText(text).split('\n'),
};
