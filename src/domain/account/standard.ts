// School standards 2 to 8 as they are stored and shown (product §1.2), and the quiz category of each.

export const standards = ['a-2nd', 'a-3rd', 'a-4th', 'a-5th', 'a-6th', 'a-7th', 'a-8th'] as const;

export type Standard = (typeof standards)[number];

const FIRST_STANDARD = 2;
const LAST_BASIC_STANDARD = 5;

/** `a-4th` → 4. */
export function standardNumber(standard: Standard): number {
  return standards.indexOf(standard) + FIRST_STANDARD;
}

/** 4 → `a-4th`. */
export function standardOf(number: number): Standard {
  const standard = standards[number - FIRST_STANDARD];
  if (standard === undefined) throw new RangeError(`there is no standard ${number}`);
  return standard;
}

export function isStandard(value: unknown): value is Standard {
  return standards.includes(value as Standard);
}

/** Standards 2 to 5 practise basic topics, 6 to 8 intermediate ones (product §1.2). */
export function categoryOfStandard(standard: Standard): 'basic' | 'intermediate' {
  return standardNumber(standard) <= LAST_BASIC_STANDARD ? 'basic' : 'intermediate';
}
