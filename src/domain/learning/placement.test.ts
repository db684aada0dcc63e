import { describe, expect, it } from 'vitest';
import { type Place, placeAfter, placeOfStandard, stepOfPlace } from './place.ts';
import { isPlaced, MOST_QUESTIONS, nextOfPlacement, type PlacementItem } from './placement.ts';
import { STEPS } from './steps.ts';

const ITEMS: readonly PlacementItem[] = Array.from({ length: STEPS }, (_, step) =>
  [1, 2, 3].flatMap((topicId) =>
    (['choice', 'type', 'order'] as const).map((kind) => ({
      item: `${topicId} ${step} ${kind}`,
      kind,
      topicId,
      step,
      guess: 0.1,
    })),
  ),
).flat();

/** Asks a child that knows all below this step. */
function askedUntilPlaced(step: number, items = ITEMS) {
  let place: Place = placeOfStandard(null);
  const asked: PlacementItem[] = [];
  while (!isPlaced(place, asked.length)) {
    const next = nextOfPlacement(place, items, asked);
    if (next === undefined) break;
    asked.push(next);
    place = placeAfter(place, [{ ...next, isRight: next.step < step }]);
  }
  return { place, asked };
}

describe('a placement', () => {
  it.each(Array.from({ length: STEPS }, (_, step) => step))('finds step %i', (step) => {
    const { place, asked } = askedUntilPlaced(step);
    expect(Math.abs(stepOfPlace(place) - step)).toBeLessThanOrEqual(1);
    expect(asked.length).toBeLessThanOrEqual(MOST_QUESTIONS);
  });

  it('asks nothing twice, begins with a choice, and takes turns among topics and kinds', () => {
    const { asked } = askedUntilPlaced(5);
    expect(asked[0]?.kind).toBe('choice');
    expect(new Set(asked.slice(0, 3).map(({ kind }) => kind)).size).toBe(3);
    expect(new Set(asked.map(({ item }) => item)).size).toBe(asked.length);
    expect(new Set(asked.slice(0, 3).map(({ topicId }) => topicId)).size).toBe(3);
  });

  it('ends when nothing is left to ask', () => {
    expect(askedUntilPlaced(5, ITEMS.slice(0, 2)).asked).toHaveLength(2);
    expect(nextOfPlacement(placeOfStandard(null), [], [])).toBeUndefined();
  });
});
