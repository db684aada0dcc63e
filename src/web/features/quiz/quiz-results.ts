// The best result of each quiz level (product §7.9), wherever it is kept.

import type { getProgress, saveQuizScore } from '#contract/quiz.ts';
import {
  keepBestResults,
  type LevelResult,
  parseLevelResults,
  resultsBetterThan,
} from '#domain/quiz/level-results.ts';
import {
  type ProgressKind,
  rememberResult,
  useBestResults,
} from '#web/features/progress/progress.ts';
import { call } from '#web/platform/api.ts';
import { readStoredText } from '#web/platform/storage.ts';

export const quizProgress: ProgressKind<LevelResult> = {
  name: 'quizzes',
  parse: parseLevelResults,
  keepBest: keepBestResults,
  betterThan: resultsBetterThan,
  async load(signal) {
    const { levels } = await call<typeof getProgress>('GET', '/api/user/progress', { signal });
    return levels.map(({ levelId, score, length }) => ({ levelId, score, length }));
  },
  save: async (results) => Promise.all(results.map(saveOne)),
};

/** Each is a call of its own: one that is refused keeps no other back. */
function saveOne({ levelId, score, length }: LevelResult) {
  const userid = readStoredText('id') ?? '';
  const body = { score, levelid: levelId, userid, length };
  return call<typeof saveQuizScore>('POST', '/api/user/quiz', { body });
}

export function useQuizResults(): readonly LevelResult[] {
  return useBestResults(quizProgress);
}

/** On Submit. */
export function rememberQuizResult(result: LevelResult): void {
  rememberResult(quizProgress, result);
}
