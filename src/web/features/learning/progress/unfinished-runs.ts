// Levels begun and not finished, latest first, as stored on this device (product §2.10).

import { storedValue } from '#web/platform/stored-value.ts';

/** An unfinished run, with the data for a link to it. Stored runs also contain the answers. */
export interface UnfinishedRun {
  readonly levelId: number;
  readonly topicId: number;
  readonly topic: string;
  readonly difficulty: 'easy' | 'hard';
  readonly number: number;
  /** The position of the question on the screen, from 0. */
  readonly position: number;
  readonly length: number;
}

export const unfinishedRuns = storedValue('quizRuns', (stored): readonly UnfinishedRun[] =>
  Array.isArray(stored) ? stored.filter(isRun) : [],
);

function isRun(value: unknown): value is UnfinishedRun {
  if (typeof value !== 'object' || value === null) return false;
  const { levelId, topicId, topic, difficulty, number, position, length } = value as Record<
    string,
    unknown
  >;
  return (
    [levelId, topicId, number, position, length].every(Number.isInteger) &&
    typeof topic === 'string' &&
    (difficulty === 'easy' || difficulty === 'hard')
  );
}
