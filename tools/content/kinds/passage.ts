import { indexesOf } from '#domain/quiz/kinds/marking.ts';
import { piecesOf } from '#domain/quiz/passage-text.ts';
import type { QuestionOfKind } from '#domain/quiz/question.ts';
import { type KindForEditors, lettered, letterIn, numbered, right } from './kind-for-editors.ts';

export const passageForEditors: KindForEditors<QuestionOfKind<'passage'>> = {
  readingForm({ text, places, why }) {
    let place = -1;
    const shown = piecesOf(text).map((piece) => {
      if (piece.kind === 'words') return piece.text;
      place += 1;
      return numbered(piece.kind === 'gap' ? '____' : `(${piece.text})`, place);
    });
    const chosen = (options: readonly number[]) =>
      places.map((one, at) => one.options[options[at] ?? -1]).join(' / ');
    const key = places.map(({ answer }) => answer);
    return {
      lines: [
        ...shown.join('').split('\n'),
        ...places.map(({ options }, at) => `  ${numbered(options.map(lettered).join('  '), at)}`),
      ],
      key: chosen(key),
      judged: [
        text,
        why,
        ...places.map(
          (one, at) => `${at} ${one.options.join(' / ')} → ${one.options[one.answer]}: ${one.why}`,
        ),
      ],
      answerOf: (tokens) => tokens.map(letterIn),
      say: (answer) => chosen(indexesOf(answer)),
    };
  },

  previewLines: ({ why, places }) => [
    right('', why),
    ...places.map((place, at) => {
      const text = `${place.options[place.answer]} (of: ${place.options.join(', ')})`;
      return right(text, place.why, String(at + 1));
    }),
  ],
};
