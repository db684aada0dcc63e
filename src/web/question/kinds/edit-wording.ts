import { faultyText, mistakesIn } from '#domain/quiz/edit-text.ts';
import { changesOf } from '#domain/quiz/kinds/edit-marking.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { EditQuestion } from '../question.ts';
import type { KindWording } from './kind-wording.ts';

export const editWording: KindWording<EditQuestion> = {
  readingText: ({ text }) => faultyText(text),
  linesAloud: ({ text }) => faultyText(text).split('\n'),

  partsOf(question, answer, marks) {
    const changes = changesOf(question, answer);
    return mistakesIn(question.text).map(([at, { word, right }], place) => ({
      name: word,
      given: answer === null ? '' : (changes.get(at) ?? word),
      right: right[0] ?? '',
      isRight: marks[place] === true,
      why: question.mistakes[place]?.why ?? '',
    }));
  },

  aboutPart: ({ name, right, why }) => fill(texts.quizKinds.aboutMistake, { name, right, why }),
};
