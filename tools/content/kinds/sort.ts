import { indexesOf } from '#domain/quiz/kinds/marking.ts';
import { wordsToSort } from '#domain/quiz/kinds/sort-marking.ts';
import type { QuestionOfKind } from '#domain/quiz/question.ts';
import { shownOrder } from '#domain/quiz/shown-order.ts';
import { type KindForEditors, lettered, letterIn, numbered, right } from './kind-for-editors.ts';

export const sortForEditors: KindForEditors<QuestionOfKind<'sort'>> = {
  readingForm(question) {
    const { text, boxes, why } = question;
    const words = wordsToSort(question);
    const shown = shownOrder(question, '');
    const say = (boxOfWord: readonly number[]) =>
      boxes
        .map(
          ({ name }, box) =>
            `${name}: ${words.filter((_, at) => boxOfWord[at] === box).join(', ')}`,
        )
        .join('; ');
    return {
      lines: [
        text,
        `  ${shown.map((index, place) => numbered(words[index] ?? '', place)).join('  ')}`,
        ...boxes.map(({ name }, box) => `  ${lettered(name, box)}`),
      ],
      key: boxes.map(({ name, words }) => `${name}: ${words.join(', ')}`).join('; '),
      judged: [
        text,
        why,
        ...boxes.map((box) => `${box.name} (${box.words.join(', ')}): ${box.why}`),
      ],
      answerOf: (tokens) => inWrittenOrder(shown, tokens.map(letterIn)),
      say: (answer) => say(indexesOf(answer)),
    };
  },

  previewLines: ({ why, boxes }) => [
    right('', why),
    ...boxes.map((box) => right(`${box.name}: ${box.words.join(', ')}`, box.why)),
  ],
};

/** What stands at each shown place, put where the question has it. */
function inWrittenOrder(shown: readonly number[], values: readonly number[]): number[] {
  if (values.length !== shown.length) return [];
  return [...shown.keys()].map((index) => values[shown.indexOf(index)] ?? -1);
}
