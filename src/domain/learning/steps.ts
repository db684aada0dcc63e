// The twelve steps of the bank, from the first easy level of a basic topic to the third hard one of an intermediate topic
// (product §7.15). Levels of all topics on the same step are about as hard.

import { type Standard, standardNumber } from '../account/standard.ts';
import {
  type Category,
  categories,
  type Difficulty,
  difficulties,
  LEVELS_PER_DIFFICULTY,
} from '../quiz/bank.ts';

export interface Step {
  readonly category: Category;
  readonly difficulty: Difficulty;
  /** From 1. */
  readonly number: number;
}

const STEPS_PER_CATEGORY = difficulties.length * LEVELS_PER_DIFFICULTY;
export const STEPS = categories.length * STEPS_PER_CATEGORY;

/** Where the levels of a standard begin (content guide §2). */
const FIRST_OF_STANDARD = { 2: 0, 3: 0, 4: 3, 5: 3, 6: 6, 7: 9, 8: 9 } as const;

/** From 0 to 11. */
export function stepNumber({ category, difficulty, number }: Step): number {
  return (
    categories.indexOf(category) * STEPS_PER_CATEGORY +
    difficulties.indexOf(difficulty) * LEVELS_PER_DIFFICULTY +
    number -
    1
  );
}

/** Throws RangeError if there is no such step. */
export function stepAt(index: number): Step {
  const category = categories[Math.floor(index / STEPS_PER_CATEGORY)];
  const within = index % STEPS_PER_CATEGORY;
  const difficulty = difficulties[Math.floor(within / LEVELS_PER_DIFFICULTY)];
  if (category === undefined || difficulty === undefined) {
    throw new RangeError(`there is no step ${index}`);
  }
  return { category, difficulty, number: (within % LEVELS_PER_DIFFICULTY) + 1 };
}

export function firstStepOf(standard: Standard): number {
  return FIRST_OF_STANDARD[standardNumber(standard) as keyof typeof FIRST_OF_STANDARD];
}
