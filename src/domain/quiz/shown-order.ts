// The order in which a level and its questions are shown (product §7.5). The first time it is the written one. Played
// again, it is shuffled by a seed, so that a level trains grammar and not the memory of places. Tiles, words to sort
// and right sides are always mixed, since they are written in the right order.

import { rngFrom, shuffle } from '../random/random.ts';
import { type Marked, markingOf } from './kinds/all-markings.ts';

/** Empty the first time. */
export type Seed = string;

type Shown = Marked & { readonly id: string };

/** The questions of a level as they are asked; a passage stays at the end. */
export function shuffleQuestions<Q extends Shown>(
  questions: readonly Q[],
  seed: Seed,
): readonly Q[] {
  if (seed === '') return questions;
  const isPassage = ({ kind }: Q) => kind === 'passage';
  return [
    ...shuffle(
      questions.filter((question) => !isPassage(question)),
      rngFrom(seed),
    ),
    ...questions.filter(isPassage),
  ];
}

/**
 * The indexes of a question's parts, in the order in which they are shown: options, tiles, words to sort, right sides;
 * empty where there is nothing to put in order.
 */
export function shownOrder(question: Shown, seed: Seed): readonly number[] {
  const rng = rngFrom(`${question.id} ${seed}`);
  return markingOf<Marked>(question).shownOrder?.(question, rng, seed !== '') ?? [];
}
