// Topics and answers for tests.

import { type Level, skillsAskedIn, type Topic } from '../curriculum.ts';
import type { LatestAnswer } from '../skills.ts';
import { stepNumber } from '../steps.ts';

const DAY_MS = 86_400_000;
/** A Sunday evening in India. */
export const NOW = new Date('2026-11-22T18:00:00+05:30');

type Asked = Readonly<Record<string, readonly string[]>>;

/** A basic topic; `levels`: for each, easy before hard, its skills with the ids of their questions. */
export function topicWith(
  topicId: number,
  levels: readonly Asked[],
  changes: { readonly after?: Readonly<Record<number, readonly number[]>> } = {},
): Topic {
  const built = levels.map((asked, index): Level => {
    const difficulty = index < 3 ? 'easy' : 'hard';
    const number = (index % 3) + 1;
    const step = stepNumber({ category: 'basic', difficulty, number });
    const levelId = topicId * 10 + index + 1;
    return {
      levelId,
      difficulty,
      number,
      after: changes.after?.[levelId] ?? [],
      questions: Object.entries(asked).flatMap(([skill, ids]) =>
        ids.map((id) => ({ id, skill, kind: 'choice' as const, step, guess: 0.25 })),
      ),
    };
  });
  return {
    topicId,
    topic: `Topic ${topicId}`,
    category: 'basic',
    isFree: true,
    levels: built,
    skills: skillsAskedIn(built),
  };
}

export function answered(
  isRight: boolean,
  daysAgo = 1,
  changes: Partial<LatestAnswer> = {},
): LatestAnswer {
  const at = new Date(NOW.getTime() - daysAgo * DAY_MS);
  return { isRight, hasHint: false, at, due: null, ...changes };
}
