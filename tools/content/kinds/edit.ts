import { answerOf, editWords, faultyText, mendedText, mistakesIn } from '#domain/quiz/edit-text.ts';
import type { QuestionOfKind } from '#domain/quiz/question.ts';
import { type KindForEditors, right } from './kind-for-editors.ts';

/** A reader lists what to change: `childs = children`. */
export const editForEditors: KindForEditors<QuestionOfKind<'edit'>> = {
  readingForm(question) {
    const { text, why } = question;
    return {
      lines: faultyText(text).split('\n'),
      key: changesOf(question).join('; '),
      judged: [
        mendedText(text),
        why,
        ...changesOf(question).map((change, at) => `${change}: ${question.mistakes[at]?.why}`),
      ],
      answerOf: (changes) => answerOf(changesFrom(text, changes)),
      say: String,
    };
  },

  previewLines: (question) => [
    right(faultyText(question.text), question.why, '·'),
    ...changesOf(question).map((change, at) => right(change, question.mistakes[at]?.why ?? '')),
  ],
};

function changesOf({ text }: QuestionOfKind<'edit'>): string[] {
  return mistakesIn(text).map(([, { word, right }]) => `${word} = ${right.join(' / ')}`);
}

function changesFrom(text: string, listed: readonly string[]): Map<number, string> {
  const words = editWords(text);
  const changes = new Map<number, string>();
  for (const change of listed) {
    const [wrong = '', better = ''] = change.split('=').map((side) => side.trim());
    const at = words.findIndex(({ word }, index) => word === wrong && !changes.has(index));
    if (at >= 0 && better !== '') changes.set(at, better);
  }
  return changes;
}
