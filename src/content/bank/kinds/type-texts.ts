import type { QuestionOfKind } from '#domain/quiz/question.ts';
import { withoutQuotations } from '../../language/words.ts';
import type { KindTexts } from './kind-texts.ts';

type Type = QuestionOfKind<'type'>;

const BLANK = '____';
/** A blank with the help in brackets after it: `____ (go)`. */
const BLANK_AND_HINT = /____(?: \([^)]*\))?/;

export const typeTexts: KindTexts<Type> = {
  stem: ({ text }) => text,
  partsWithReasons: ({ wrong }) => wrong,
  goodTexts: (question) => [typedIn(question), withHint(question), ...question.accept],
  solvedTexts: (question) => [typedIn(question)],
};

function typedIn({ text, accept: [best = ''] }: Type): string {
  return text.replace(BLANK_AND_HINT, best);
}

function withHint({ text }: Type): string {
  return withoutQuotations(text.replace(BLANK, ' '));
}
