// A question whose answer the child produces, line by line as an editor reads it.

import type { ProducedQuestion } from '#domain/quiz/question.ts';
import { sentenceOf } from '#domain/quiz/sentence-tiles.ts';

export interface Line {
  readonly mark: string;
  readonly text: string;
  readonly reason: string;
  readonly isKey: boolean;
}

const right = (text: string, reason: string, mark = '✓'): Line => ({
  mark,
  text,
  reason,
  isKey: true,
});
const wrong = (text: string, reason: string): Line => ({ mark: '✗', text, reason, isKey: false });

export function producedLines(question: ProducedQuestion): Line[] {
  switch (question.kind) {
    case 'order':
      return [
        right(question.text, question.why),
        ...question.or.map((order) => right(order, 'right, too')),
        ...question.wrong.map(({ answer, why }) => wrong(sentenceOf(answer), why)),
      ];
    case 'sort':
      return [
        right('', question.why),
        ...question.boxes.map(({ name, words, why }) => right(`${name}: ${words.join(', ')}`, why)),
      ];
    case 'match':
      return [
        right('', question.why),
        ...question.pairs.map(({ left, right: other, why }) => right(`${left} – ${other}`, why)),
      ];
    case 'type':
      return [
        right(question.accept.join(' / '), question.why),
        ...question.wrong.map(({ answer, why }) => wrong(answer, why)),
      ];
    case 'passage':
      return [
        right('', question.why),
        ...question.places.map(({ options, answer, why }, at) =>
          right(`${options[answer]} (of: ${options.join(', ')})`, why, String(at + 1)),
        ),
      ];
  }
}
