import { readProgress } from '#web/features/learning/progress/stored-progress.ts';

/** Whether this device has a result of this level; without a level, of any. */
export function hasPlayed(levelId?: number): boolean {
  const results = readProgress('quizzes');
  if (!Array.isArray(results)) return false;
  return levelId === undefined
    ? results.length > 0
    : results.some((result) => (result as { levelId?: unknown } | null)?.levelId === levelId);
}
