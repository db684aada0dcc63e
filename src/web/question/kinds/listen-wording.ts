import { markHeard } from '#domain/quiz/heard-sentence.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { ListenQuestion } from '../question.ts';
import type { KindWording } from './kind-wording.ts';

export const listenWording: KindWording<ListenQuestion> = {
  readingText: () => '',
  linesAloud: ({ text }) => [text],

  partsOf(question, answer) {
    const given = typeof answer === 'string' ? answer.trim() : '';
    const mark = markHeard(question, given);
    const why = mark.kind === 'known' ? mark.why : '';
    return [{ name: '', given, right: question.text, isRight: mark.kind === 'right', why }];
  },

  rightAnswer: (right) => fill(texts.quizKinds.rightHeard, { answer: right }),
};
