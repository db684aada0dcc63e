import { indexesOf } from '#domain/quiz/kinds/marking.ts';
import { type PassagePiece, piecesOf } from '#domain/quiz/passage-text.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { PassageQuestion } from '../question.ts';
import type { KindWording } from './kind-wording.ts';

export const passageWording: KindWording<PassageQuestion> = {
  readingText: ({ text }) =>
    withPlaces(text, ({ kind, text }, number) =>
      kind === 'gap' ? `(${number}) ____` : `(${number}) [${text}]`,
    ),

  linesAloud: ({ text }) => [
    withPlaces(text, ({ kind, text }, number) => {
      const words = kind === 'gap' ? texts.reading.blank : text;
      return fill(texts.quizKinds.passage.readPlace, { words, number });
    }),
  ],

  partsOf({ places }, answer, marks) {
    const chosen = indexesOf(answer ?? []);
    return places.map(({ options, answer: key, why }, at) => ({
      name: String(at + 1),
      given: options[chosen[at] ?? -1] ?? '',
      right: options[key] ?? '',
      isRight: marks[at] === true,
      why,
    }));
  },

  aboutPart: ({ name, why }) => fill(texts.quizKinds.aboutPlace, { name, why }),
};

/** The passage with each of its places, numbered from 1, put into words. */
function withPlaces(passage: string, say: (piece: PassagePiece, number: number) => string): string {
  let number = 0;
  const pieces = piecesOf(passage).map((piece) => {
    if (piece.kind === 'words') return piece.text;
    number += 1;
    return say(piece, number);
  });
  return pieces.join('');
}
