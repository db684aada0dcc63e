import { markTyped } from '#domain/quiz/typed-answer.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { TypeQuestion } from '../question.ts';
import type { KindWording } from './kind-wording.ts';

export const typeWording: KindWording<TypeQuestion> = {
  readingText: ({ text }) => text,
  linesAloud: ({ text }) => [text],

  partsOf(question, answer) {
    const given = typeof answer === 'string' ? answer.trim() : '';
    const mark = markTyped(question, given);
    const right = question.accept[0] ?? '';
    const why = mark.kind === 'known' ? mark.why : '';
    return [{ name: '', given, right, isRight: mark.kind === 'right', why }];
  },

  rightAnswer: (right) => fill(texts.quizKinds.rightTyped, { answer: right }),
};
