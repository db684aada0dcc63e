// The best result of each quiz level (product §7.9), on the device and on the server.

import type { getProgress, saveProgress, saveQuizScore } from '#contract/quiz.ts';
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
} from '#web/features/learning/progress/progress.ts';
import { account } from '#web/platform/account.ts';
import { call } from '#web/platform/api.ts';

export const quizProgress: ProgressKind<LevelResult> = {
  name: 'quizzes',
  parse: parseLevelResults,
  mergeBest: keepBestResults,
  betterThan: resultsBetterThan,
  async load(signal) {
    const { levels } = await call<typeof getProgress>('GET', '/api/user/progress', { signal });
    return levels.map(({ levelId, score, length }) => ({ levelId, score, length }));
  },
  save: ([first, ...others]) => {
    if (first === undefined) return Promise.resolve();
    return others.length === 0 ? saveOne(first) : saveMany([first, ...others]);
  },
};

/** The call that Submit makes. */
function saveOne({ levelId, score, length }: LevelResult) {
  const userid = account.id.read() ?? '';
  const body = { score, levelid: levelId, userid, length };
  return call<typeof saveQuizScore>('POST', '/api/user/quiz', { body });
}

/** One call for all results from before signing in; a refused level does not hold back the others. */
function saveMany(levels: LevelResult[]) {
  return call<typeof saveProgress>('POST', '/api/user/progress', { body: { levels } });
}

export function useQuizResults(): readonly LevelResult[] {
  return useBestResults(quizProgress);
}

/** Called on Submit. */
export function rememberQuizResult(result: LevelResult): void {
  rememberResult(quizProgress, result);
}
