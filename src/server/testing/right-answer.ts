import type { QuizQuestion } from '#contract/quiz.ts';
import { sentencesOf } from '#domain/quiz/accepted-sentences.ts';
import { answerOf, editWords } from '#domain/quiz/edit-text.ts';

/** The right answer, as a child who knows it gives it. */
export function rightAnswerTo({ question }: { readonly question: QuizQuestion }) {
  if (!('kind' in question)) return question.answer;
  switch (question.kind) {
    case 'order':
      return [...question.text.split('|').keys()];
    case 'sort':
      return question.boxes.flatMap(({ words }, box) => words.map(() => box));
    case 'match':
      return [...question.pairs.keys()];
    case 'type':
      return question.accept[0] ?? '';
    case 'rewrite':
      return sentencesOf(question.accept[0] ?? '')[0] ?? '';
    case 'listen':
      return question.text;
    case 'edit':
      return answerOf(
        new Map(
          [...editWords(question.text).entries()].flatMap(
            ([
              at,
              {
                right: [best],
              },
            ]) => (best === undefined ? [] : [[at, best]]),
          ),
        ),
      );
    case 'passage':
      return question.places.map((place) => place.answer);
  }
}
