import { indexesOf } from '#domain/quiz/kinds/marking.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { MatchQuestion } from '../question.ts';
import { inOrder, type KindWording } from './kind-wording.ts';

export const matchWording: KindWording<MatchQuestion> = {
  readingText: () => '',

  linesAloud({ pairs }, order) {
    const rights = pairs.map(({ right }) => right);
    return [...pairs.map(({ left }) => left), ...inOrder(rights, order)];
  },

  partsOf({ pairs }, answer, marks) {
    const chosen = indexesOf(answer ?? []);
    return pairs.map(({ left, right, why }, at) => ({
      name: left,
      given: pairs[chosen[at] ?? -1]?.right ?? '',
      right,
      isRight: marks[at] === true,
      why,
    }));
  },

  aboutPart: ({ name, why }) => fill(texts.quizKinds.about, { name, why }),
};
