import { indexesOf } from '#domain/quiz/kinds/marking.ts';
import { boxOfEachWord, wordsToSort } from '#domain/quiz/kinds/sort-marking.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { SortQuestion } from '../question.ts';
import { inOrder, type KindWording } from './kind-wording.ts';

export const sortWording: KindWording<SortQuestion> = {
  readingText: ({ text }) => text,

  linesAloud(question, order) {
    const boxes = question.boxes.map(({ name }) => name).join(', ');
    const read = fill(texts.quizKinds.sort.readBoxes, { boxes });
    return [question.text, read, ...inOrder(wordsToSort(question), order)];
  },

  partsOf(question, answer, marks) {
    const { boxes } = question;
    const chosen = indexesOf(answer ?? []);
    const keys = boxOfEachWord(question);
    return wordsToSort(question).map((name, at) => {
      const rightBox = boxes[keys[at] ?? -1];
      return {
        name,
        given: boxes[chosen[at] ?? -1]?.name ?? '',
        right: rightBox?.name ?? '',
        isRight: marks[at] === true,
        why: rightBox?.why ?? '',
      };
    });
  },

  aboutPart: ({ right, why }) => fill(texts.quizKinds.about, { name: right, why }),
};
