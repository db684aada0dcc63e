import { sentencesOf } from '#domain/quiz/accepted-sentences.ts';
import { markRewritten } from '#domain/quiz/rewritten-sentence.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { RewriteQuestion } from '../question.ts';
import type { KindWording } from './kind-wording.ts';

export const rewriteWording: KindWording<RewriteQuestion> = {
  readingText: ({ text }) => text,
  linesAloud: ({ text }) => [text],

  partsOf(question, answer) {
    const given = typeof answer === 'string' ? answer.trim() : '';
    const mark = markRewritten(question, given);
    const [best = ''] = sentencesOf(question.accept[0] ?? '');
    const right = mark.kind === 'unclear' ? best : mark.nearest;
    const why = mark.kind === 'known' ? mark.why : '';
    return [{ name: '', given, right, isRight: mark.kind === 'right', why }];
  },

  rightAnswer: (right) => fill(texts.quizKinds.rightWritten, { answer: right }),
};
