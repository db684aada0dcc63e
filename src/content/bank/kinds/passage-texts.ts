import { NO_MISTAKE } from '#domain/quiz/choices.ts';
import { piecesOf } from '#domain/quiz/passage-text.ts';
import type { QuestionOfKind } from '#domain/quiz/question.ts';
import type { KindTexts } from './kind-texts.ts';

type Passage = QuestionOfKind<'passage'>;

/** Options that leave a gap as it is. */
const NOTHING = /^(nothing|no (article|word|preposition|comma|mark))$/;

export const passageTexts: KindTexts<Passage> = {
  stem: ({ text }) => text,
  partsWithReasons: ({ places }) => places,
  goodTexts: (question) => [filledIn(question)],
  solvedTexts: (question) => filledIn(question).split('\n'),
};

/** The passage with the right option in every place. */
export function filledIn({ text, places }: Passage): string {
  let at = 0;
  return piecesOf(text)
    .map((piece) => {
      if (piece.kind === 'words') return piece.text;
      const place = places[at];
      at += 1;
      const key = place?.options[place.answer] ?? '';
      if (key === NO_MISTAKE) return piece.text;
      return leavesNothing(key) ? '' : key;
    })
    .join('');
}

/** “no article”, “nothing” …: the gap stays empty. */
export function leavesNothing(option: string): boolean {
  return NOTHING.test(option);
}
