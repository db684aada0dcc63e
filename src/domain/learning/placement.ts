// “Where shall we start?”: at most twelve questions, each chosen by the answers so far (product §7.15).

import type { QuestionKind } from '../quiz/question.ts';
import type { Topic } from './curriculum.ts';
import { certaintyOf, entropyAfter, type Hardness, type Place } from './place.ts';
import { STEPS } from './steps.ts';

export const MOST_QUESTIONS = 12;
const LEAST_QUESTIONS = 6;
const CERTAIN = 0.95;

export interface PlacementItem extends Hardness {
  readonly item: string;
  readonly kind: QuestionKind;
  readonly topicId: number;
}

/** Kinds that take about half a minute, and in which a guess helps little or the choice is quick. */
const QUICK_KINDS: readonly QuestionKind[] = ['choice', 'spot', 'order', 'sort', 'match', 'type'];

/** The questions of a topic that a placement may ask. */
export function placementItems({ topicId, levels }: Topic): PlacementItem[] {
  return levels.flatMap(({ questions }) =>
    questions
      .filter(({ kind }) => QUICK_KINDS.includes(kind))
      .map(({ id, kind, step, guess }) => ({ item: id, kind, topicId, step, guess })),
  );
}

/** Whether the place is known well enough, or enough has been asked. */
export function isPlaced(place: Place, asked: number): boolean {
  if (asked >= MOST_QUESTIONS) return true;
  return asked >= LEAST_QUESTIONS && certaintyOf(place) >= CERTAIN;
}

/**
 * The next question: of the step whose answer tells most; there, of the topic and the kind that were asked least. The
 * first is one to choose from. Undefined if nothing is left to ask. `items`: those that are open.
 */
export function nextOfPlacement(
  place: Place,
  items: readonly PlacementItem[],
  asked: readonly PlacementItem[],
): PlacementItem | undefined {
  const left = items.filter(({ item }) => !asked.some((one) => one.item === item));
  const steps = Array.from({ length: STEPS }, (_, step) => step)
    .map((step) => left.filter((one) => Math.round(one.step) === step))
    .filter((ofStep) => ofStep.length > 0);
  const typicalOf = (ofStep: readonly PlacementItem[]) => ({
    step: Math.round(ofStep[0]?.step ?? 0),
    guess: ofStep.reduce((sum, { guess }) => sum + guess, 0) / ofStep.length,
  });
  const tellsMost = minBy(steps, (ofStep) => entropyAfter(place, typicalOf(ofStep)));
  const times = (isAlike: (one: PlacementItem) => boolean) => asked.filter(isAlike).length;
  return minBy(tellsMost ?? [], ({ topicId, kind, guess }) => {
    if (asked.length === 0) return Number(kind !== 'choice');
    return times((one) => one.topicId === topicId) + times((one) => one.kind === kind) + guess;
  });
}

function minBy<T>(all: readonly T[], scoreOf: (one: T) => number): T | undefined {
  let found: { readonly one: T; readonly value: number } | undefined;
  for (const one of all) {
    const value = scoreOf(one);
    if (found === undefined || value < found.value) found = { one, value };
  }
  return found?.one;
}
