import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standards } from '../account/standard.ts';
import { certaintyOf, chanceOfRight, placeAfter, placeOfStandard, stepOfPlace } from './place.ts';
import { firstStepOf, STEPS, stepAt, stepNumber } from './steps.ts';

const someAnswers = fc.array(
  fc.record({
    step: fc.double({ min: -2, max: 13, noNaN: true }),
    guess: fc.double({ min: 0.02, max: 0.34, noNaN: true }),
    isRight: fc.boolean(),
  }),
  { maxLength: 300 },
);

describe('the steps', () => {
  it('are twelve, and each is found by its number', () => {
    const all = Array.from({ length: STEPS }, (_, index) => stepAt(index));
    expect(all.map(stepNumber)).toEqual(all.map((_, index) => index));
    expect(all[0]).toEqual({ category: 'basic', difficulty: 'easy', number: 1 });
    expect(all.at(-1)).toEqual({ category: 'intermediate', difficulty: 'hard', number: 3 });
    expect(() => stepAt(STEPS)).toThrow(RangeError);
  });
});

describe('the place of a child', () => {
  it('is around the first step of its standard before any answer', () => {
    for (const standard of standards) {
      expect(stepOfPlace(placeOfStandard(standard))).toBe(firstStepOf(standard));
    }
  });

  it('is a probability for every step after any answers', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const place = placeAfter(placeOfStandard(null), answers);
        expect(place.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
        expect(place.every((share) => share >= 0)).toBe(true);
        expect(certaintyOf(place)).toBeGreaterThan(0);
      }),
    );
  });

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const place = placeAfter(placeOfStandard('a-4th'), answers);
        const turned = placeAfter(placeOfStandard('a-4th'), answers.toReversed());
        for (const [step, share] of place.entries()) expect(turned[step]).toBeCloseTo(share, 6);
      }),
    );
  });

  it('rises with what is right up to a step, and wrong above it', () => {
    const answers = Array.from({ length: STEPS }, (_, step) => ({
      step,
      guess: 0.02,
      isRight: step < 7,
    }));
    expect([6, 7]).toContain(stepOfPlace(placeAfter(placeOfStandard('a-2nd'), answers)));
  });

  it('counts a right answer less that could be guessed', () => {
    const before = placeOfStandard(null);
    const shareOfTop = (guess: number) =>
      placeAfter(before, [{ step: 9, guess, isRight: true }])[11] ?? 0;
    expect(shareOfTop(0.02)).toBeGreaterThan(shareOfTop(0.33));
  });
});

it('nobody is sure to be right, nor sure to be wrong', () => {
  expect(chanceOfRight(11, { step: 0, guess: 0.25 })).toBeLessThan(1);
  expect(chanceOfRight(0, { step: 11, guess: 0.25 })).toBeGreaterThanOrEqual(0.25);
});
